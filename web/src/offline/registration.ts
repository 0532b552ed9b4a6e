/** Registers the service worker and writes down the texts it needs. Only built clients have one. */
import { fileAt, isStatic } from "../browser/place";
import { t } from "../i18n/index.svelte";
import { gameName } from "../catalogue/names";
import { allGames } from "../net/games";
import { STATIC, WORDS, WORDS_AT, type Words } from "../worker/names";

const LATEST = 2000;

/** What the first page needs comes first: it is there, and the browser has nothing else to do. */
async function settled(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  // Safari does not tell when it has nothing to do.
  await new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: LATEST }) : setTimeout(resolve, LATEST),
  );
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  await settled();
  const made = await navigator.serviceWorker
    .register(fileAt("/sw.js") + (isStatic ? `?${STATIC}` : ""))
    .catch(() => null);
  // The page may speak another language than when notices were asked for.
  if (made && "Notification" in window && Notification.permission === "granted")
    void keepWords().catch(() => undefined);
  return made;
}

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/** The worker of this page, or null where there can be none. */
export const registration = (): Promise<ServiceWorkerRegistration | null> => (registered ??= register());

/** Write down for the worker, which speaks no language itself, what it says. */
export async function keepWords(): Promise<void> {
  if (typeof caches === "undefined") return;
  const turn = t("notice-your-turn");
  const names = (await allGames()).map(({ id }) => [id, gameName(id)]);
  const words: Words = { turn, challenge: t("challenge-notice"), games: Object.fromEntries(names) };
  await (await caches.open(WORDS)).put(fileAt(WORDS_AT), Response.json(words));
}
