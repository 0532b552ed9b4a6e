/** The move that a server has not acknowledged yet: kept in this browser, so that it outlives the page. */
import { erase, readJson, writeText } from "../browser/storage";
import type { Action } from "../protocol/types";

const KEY = "unsent";

export interface Unsent {
  match: string;
  /** The server does the same key only once. */
  key: string;
  seat: number;
  action: Extract<Action, { do: "move" }>;
  plies: number;
}

/** Matches have one mover at a time, and nobody makes two moves at once: the last one of every match is all there is. */
const all = (): Record<string, Unsent> => readJson(KEY, {});

function write(unsent: Record<string, Unsent>): void {
  if (Object.keys(unsent).length) writeText(KEY, JSON.stringify(unsent));
  else erase(KEY);
}

export const unsentOf = (match: string): Unsent | null => all()[match] ?? null;
export const keepUnsent = (unsent: Unsent): void => write({ ...all(), [unsent.match]: unsent });
export const forgetUnsent = (key: string): void =>
  write(Object.fromEntries(Object.entries(all()).filter(([, unsent]) => unsent.key !== key)));
