/** Whether the server can be reached, as the last request found it. */
let reachable = $state(navigator.onLine);

export const isReachable = (): boolean => reachable;
export const noteReach = (reached: boolean): void => void (reachable = reached);

// The browser knows first when the network goes or comes.
addEventListener("offline", () => noteReach(false));
addEventListener("online", () => noteReach(true));
