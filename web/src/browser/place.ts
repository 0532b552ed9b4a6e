/**
 * Where the client lies. A server has it at the root, and answers every address of a page. The static edition lies in
 * any folder of a plain web host, which answers only with files: there a page's address is that of the folder with the
 * path after a question mark (`/club/?/new/duo?mode=screen`), so that links, reloads and anchors work as usual.
 */
const root = import.meta.env.SSR ? null : document.documentElement;

/** Whether there is no server of ours behind the page. */
export const isStatic = root?.dataset["edition"] === "static";
const FOLDER = isStatic ? location.pathname.replace(/[^/]*$/, "") : "/";

/** The address of a page of the client, such as `/new/duo?mode=screen`. */
export const pageAt = (path: string): string => (isStatic ? FOLDER + (path === "/" ? "" : `?${path}`) : path);

/** The same for other people: with the name of the host. */
export const linkAt = (path: string): string => location.origin + pageAt(path);

/** The address of a file of the client, such as `/icon.svg`. */
export const fileAt = (path: string): string => FOLDER + path.slice(1);

/**
 * Where a server's answer that is the same for everybody is found: as a file where there is no server, with the query
 * in its name (`cover,theme=dark.svg`).
 */
export function answerAt(address: string): string {
  if (!isStatic) return address;
  const [, path = "", end = ".json", query] = /^(.*?)(\.\w+)?(?:\?(.*))?$/.exec(address) ?? [];
  return fileAt(path + (query ? `,${query}` : "") + end);
}

/** The address of a page of the rule book, which are files where there is no server. */
export const rulesAt = (language: string, game: string): string =>
  isStatic ? fileAt(`/${language}/rules/${game}.html`) : `/${language}/rules/${game}`;

export interface Place {
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/** Which page an address of this origin leads to; null if it is none of the client's. */
export function placeOf({ pathname, search }: Pick<Location, "pathname" | "search">): Place | null {
  if (!isStatic) return { path: pathname, query: search };
  if (pathname !== FOLDER && pathname !== `${FOLDER}index.html`) return null;
  const [path = "", ...query] = search.slice(1).split("?");
  // Whoever passes a link on may add parameters; a path begins with a slash.
  if (!path.startsWith("/")) return { path: "/", query: search };
  return { path, query: query.length ? `?${query.join("?")}` : "" };
}
