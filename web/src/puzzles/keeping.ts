/** Has the browser keep all puzzles, so that they can be solved without a connection. */
import { answerAt } from "../browser/place";
import { COMMON } from "../worker/names";
import { collectionAt, GAMES } from "./supply";

/** Fetches the collections that the service worker has not kept yet, unless people pay for every byte. */
export async function keepPuzzles(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !("serviceWorker" in navigator) || typeof caches === "undefined") return;
  await controlled(navigator.serviceWorker);
  const kept = await caches.open(COMMON);
  for (const game of GAMES) {
    const address = answerAt(collectionAt(game));
    if (await kept.match(address)) continue;
    const answer = await fetch(address); // through the worker, which keeps it
    await answer.arrayBuffer();
  }
}

/** Waits until the worker answers for this page. */
async function controlled(worker: ServiceWorkerContainer): Promise<void> {
  if (worker.controller) return;
  await new Promise((resolve) => worker.addEventListener("controllerchange", resolve, { once: true }));
}
