/** The router: matches the path of the address against the table of routes. */
import type { Component } from "svelte";

export type Parameters = Record<string, string>;
// A page takes the named parts of its path as properties.
type Page = () => Promise<{ default: Component<any> }>;

export interface Route {
  /** As in `/match/:id`. */
  path: string;
  page: Page;
  /** Which entry of the bar is lit. */
  section?: string;
  /** Play screens have no bar on phones. */
  full?: boolean;
}

// The build, which writes the start page down, has no address.
let path = $state(import.meta.env.SSR ? "/" : location.pathname);
let query = $state(import.meta.env.SSR ? "" : location.search);

export const currentPath = (): string => path;
export const currentQuery = (): URLSearchParams => new URLSearchParams(query);

function follow(): void {
  path = location.pathname;
  query = location.search;
}

/** Go to a page of the client. `replace` leaves no way back to this one. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  follow();
  scrollTo(0, 0);
}

/** Change the query of the address without leaving the page. */
export function replaceQuery(parts: Record<string, string>): void {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(parts)) asked.set(name, value);
  history.replaceState(null, "", `${location.pathname}?${asked}${location.hash}`);
  query = location.search;
}

export function matchRoute(routes: readonly Route[], at: string): { route: Route; parameters: Parameters } | null {
  const parts = at.split("/").filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const parameters: Parameters = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? "";
      if (!want.startsWith(":")) return want === part;
      parameters[want.slice(1)] = decodeURIComponent(part);
      return true;
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
    if (link.origin !== location.origin || !isOurs(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
