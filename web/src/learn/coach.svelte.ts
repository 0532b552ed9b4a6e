/** The marks of a first game: what to do with a piece. Each is shown until it was done or put away once. */
import { readJson, writeText } from "../browser/storage";
import type { Handling } from "../board/handling";

const MARKS = ["pick", "put", "place"] as const;
export type Mark = (typeof MARKS)[number];

const KEY = "coach";
let done = $state.raw<readonly Mark[]>(readJson<Mark[]>(KEY, []));

export function noteMark(...marks: readonly Mark[]): void {
  const fresh = marks.filter((mark) => !done.includes(mark));
  if (!fresh.length) return;
  done = [...done, ...fresh];
  writeText(KEY, JSON.stringify(done));
}

export const hasMarks = (): boolean => MARKS.some((mark) => !done.includes(mark));

/** What can be done next with the piece: take one, put it on the board, place it. */
export function nextMark({ piece, ghost }: Pick<Handling, "piece" | "ghost">): Mark | null {
  const mark: Mark = piece === null ? "pick" : !ghost?.legal ? "put" : "place";
  return done.includes(mark) ? null : mark;
}
