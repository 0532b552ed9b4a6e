/** Whether the server can be reached, as the last request found it. */
let reachable = $state(import.meta.env.SSR || navigator.onLine);

export const isReachable = (): boolean => reachable;
export const setReachable = (reached: boolean): void => void (reachable = reached);

// The browser knows first when the network goes or comes.
if (!import.meta.env.SSR) {
  addEventListener("offline", () => setReachable(false));
  addEventListener("online", () => setReachable(true));
}
