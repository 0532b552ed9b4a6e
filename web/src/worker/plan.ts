/** How the service worker answers a request, by its address from the folder of the client. */
export type Way =
  /** A page of the client: from the server, else the shell that shows it. */
  | "page"
  /** A built file, whose name tells what is in it: once fetched, never asked for again. */
  | "file"
  /** The same for everybody: from the server, else as it was last. */
  | "common"
  /** About this person: likewise, but forgotten with who they are. */
  | "mine"
  /** Something that another app shares with this one. */
  | "share";

const FILE = /^\/assets\//;
const COMMON =
  /^\/(api\/games(\.json|\/|$)|api\/puzzles\/[^/]+\/cover\.svg$|icon\.svg$|icons\/|manifest-[\w-]+\.webmanifest$|rules\/(style\.css|pictures\/)|[a-z]{2,3}(-[A-Za-z0-9]+)?\/rules(\/|$))/;
const MINE = /^\/api\/(session$|matches\/mine$|matches\/[^/]+\/cover\.svg$)/;
/** Pages of the server that are none of the client's. */
const OTHERS = /^\/(api|docs)(\/|$)/;
const SHARE = "/open";

/** Null for what only the server can answer. */
export function wayFor({ method, path, navigates }: { method: string; path: string; navigates: boolean }): Way | null {
  if (method === "POST" && navigates && path === SHARE) return "share";
  if (method !== "GET") return null;
  if (FILE.test(path)) return "file";
  if (COMMON.test(path)) return "common";
  if (MINE.test(path)) return "mine";
  return navigates && !OTHERS.test(path) ? "page" : null;
}
