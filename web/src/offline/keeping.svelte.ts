/** Has the service worker fetch all that is needed without a connection, and says how far that is. */
import { currentLanguage } from "../i18n/index.svelte";
import type { KeepNews, KeepWish } from "../worker/names";
import { registration } from "./registration";

/** `null` where there is no worker, or before it has said anything. */
let news = $state.raw<KeepNews | null>(null);
let isFailed = $state(false);

export const keepNews = (): KeepNews | null => news;
export const keepFailed = (): boolean => isFailed;

/** Without `ask` it is fetched now, else only asked about. */
async function wish(ask: boolean): Promise<void> {
  const registered = await registration();
  if (!registered) return;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<KeepNews | null>) => {
    isFailed = data === null;
    if (data) news = data;
  };
  active?.postMessage({ keep: currentLanguage(), ask } satisfies KeepWish, [port2]);
}

export const askWhatIsKept = (): Promise<void> => wish(true);

/** People who press a button want it to stay; browsers clear what nobody asked them to keep. */
export async function keepNow(): Promise<void> {
  isFailed = false;
  await navigator.storage?.persist?.().catch(() => false);
  await wish(false);
}

/** Once the first page is there and the browser has nothing else to do, unless people pay for every byte. */
export async function keepWhenIdle(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  await wish(connection?.saveData === true);
}

/** How much room all that this site keeps takes, in megabytes; null where browsers do not say. */
export async function roomTaken(): Promise<number | null> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined ? null : Math.max(1, Math.round(usage / 1e6));
}
