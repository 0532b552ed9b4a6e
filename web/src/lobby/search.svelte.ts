/** The table at which one waits for others. It is kept when the page is left: the search goes on meanwhile. */
import { erase, readJson, writeText } from "../browser/storage";

const KEY = "search";

export interface Search {
  match: string;
  variant: string;
  /** When it began, in milliseconds. */
  since: number;
}

let search = $state.raw<Search | null>(readJson<Search | null>(KEY, null));

export const currentSearch = (): Search | null => search;

/** The search at a table; the one that is known, if it is the same. */
export function keepSearch(match: string, variant: string): Search {
  if (search?.match !== match) {
    search = { match, variant, since: Date.now() };
    writeText(KEY, JSON.stringify(search));
  }
  return search;
}

export function endSearch(match: string): void {
  if (search?.match !== match) return;
  search = null;
  erase(KEY);
}
