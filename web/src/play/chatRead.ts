/** How far the chat of each match was read in this browser. */
import { readJson, writeText } from "../browser/storage";

const KEY = "chat-read";
/** Of so many matches it is remembered. */
const MOST = 100;

const known = (): [string, number][] => readJson<[string, number][]>(KEY, []);

/** The number of the last line that was read; 0 for none. */
export const readTo = (match: string): number => known().find(([name]) => name === match)?.[1] ?? 0;

export const noteRead = (match: string, line: number): void =>
  writeText(KEY, JSON.stringify([[match, line], ...known().filter(([name]) => name !== match)].slice(0, MOST)));
