/** The router: matches the path of the address against the table of routes. */
import { untrack, type Component } from "svelte";
import { pageAt, placeOf } from "./place";

export type Parameters = Record<string, string>;
// A page takes the named parts of its path as properties.
type Page = () => Promise<{ default: Component<any> }>;

export interface Route {
  /** As in `/match/:id` or `/@:name`. */
  path: string;
  page: Page;
  /** Which entry of the bar is lit. */
  section?: string;
  /** Whether it is about other people, and so nothing without a server. */
  needsServer?: boolean;
  /** Play screens have no bar on phones. */
  full?: boolean;
  /** Nothing but the page itself is shown: no bars, no notes. */
  bare?: boolean;
}

// The build, which writes the start page down, has no address.
const START = { path: "/", query: "" };
const here = () => (import.meta.env.SSR ? null : placeOf(location)) ?? START;
let { path, query } = $state(here());

export const currentPath = (): string => path;
export const currentQuery = (): URLSearchParams => new URLSearchParams(query);

function follow(): void {
  ({ path, query } = here());
}

/** Go to a page of the client. `replace` leaves no way back to this one. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", pageAt(to));
  follow();
  scrollTo(0, 0);
}

/** Change the query of the address without leaving the page. */
export function replaceQuery(parts: Record<string, string>): void {
  const asked = currentQuery();
  for (const [name, value] of Object.entries(parts)) asked.set(name, value);
  history.replaceState(null, "", `${pageAt(`${path}?${asked}`)}${location.hash}`);
  follow();
}

/**
 * Change what stands after the `#`, such as a whole game, without leaving the page; with it another query or none.
 *
 * While the next page is being loaded, this one is still there but the address is already the next page's. So a page
 * that changes the address later names its own path, and nothing happens once that is no longer shown.
 */
export function replaceHash(hash: string, query = "", page = untrack(() => path)): void {
  if (page !== untrack(() => path)) return;
  history.replaceState(null, "", pageAt(page + (query && `?${query}`)) + (hash && `#${hash}`));
  follow();
}

/** Somebody may have typed a percent sign that encodes nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function matchRoute(routes: readonly Route[], at: string): { route: Route; parameters: Parameters } | null {
  const parts = at.split("/").filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const parameters: Parameters = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? "";
      const [start = "", name] = want.split(":");
      if (name === undefined) return want === part;
      parameters[name] = decoded(part.slice(start.length));
      return part.startsWith(start) && part.length > start.length;
    });
    if (fits) return { route, parameters };
  }
  return null;
}

/** Plain links stay plain links; those within the client need no new page. */
export function startRouter(isOurs: (path: string) => boolean): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const place = placeOf(link);
    if (link.origin !== location.origin || !place || !isOurs(place.path)) return;
    event.preventDefault();
    go(place.path + place.query + link.hash);
  });
}
