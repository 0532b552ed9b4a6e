/** Whether the server can be reached, as the last request found it. */
import { isStatic } from "../browser/place";

let reachable = $state(import.meta.env.SSR || navigator.onLine);

/** Where there is no server, none can be missed. */
export const isReachable = (): boolean => isStatic || reachable;
export const setReachable = (reached: boolean): void => void (reachable = reached);

// The browser knows first when the network goes or comes.
if (!import.meta.env.SSR) {
  addEventListener("offline", () => setReachable(false));
  addEventListener("online", () => setReachable(true));
}
