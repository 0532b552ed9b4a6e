/** Push notifications of one's turn, through the service worker. */
import { t } from "../i18n/index.svelte";
import { get, post, request } from "../net/api";
import { ensureSession } from "../net/session.svelte";
import { keepWords, registration } from "../offline/registration";
import { fromBase64Url } from "../account/passkeys";

/** Whether this browser could, and has a worker here that would hear. */
export async function canBeTold(): Promise<boolean> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return false;
  return (await registration()) !== null;
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.ready).pushManager.getSubscription();

export const isTold = async (): Promise<boolean> => (await subscription()) !== null;

/** False if the person or the browser does not want it. */
export async function tellMe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get<{ key: string }>("/api/push/key");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64Url(key) });
  await keepWords();
  await ensureSession(t("people-guest"));
  await post("/api/push/subscription", made.toJSON());
  return true;
}

export async function tellMeNoMore(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await found.unsubscribe();
  await request("DELETE", "/api/push/subscription", { endpoint: found.endpoint });
}
