/** What this browser knows of one's puzzles: those answered, answers not sent yet, and the best runs. */
import { readJson, writeText } from "../browser/storage";

export interface Answer {
  puzzle: string;
  /** All moves from the position on, the replies too. */
  moves: readonly string[];
  hinted: boolean;
}

interface Results {
  /** Names of puzzles that were answered here, the last at the end. */
  done: readonly string[];
  solved: number;
  rating: number | null;
  unsent: readonly Answer[];
  streak: number;
  storm: number;
}

const KEY = "puzzle-results";
const NONE: Results = { done: [], solved: 0, rating: null, unsent: [], streak: 0, storm: 0 };
/** More are not remembered; then old ones may come again. */
const MOST = 5000;

export const keptResults = (): Results => ({ ...NONE, ...readJson<Partial<Results>>(KEY, {}) });

const keep = (change: Partial<Results>): void => writeText(KEY, JSON.stringify({ ...keptResults(), ...change }));

/** Whether an answer is the first to its puzzle: the only one that counts. */
export const isNew = (puzzle: string): boolean => !keptResults().done.includes(puzzle);

export function noteAnswer(answer: Answer, solved: boolean, send: boolean): void {
  const { done, solved: before, unsent } = keptResults();
  keep({
    done: [...done, answer.puzzle].slice(-MOST),
    solved: before + Number(solved),
    ...(send ? { unsent: [...unsent, answer] } : {}),
  });
}

export const noteSent = (puzzle: string): void =>
  keep({ unsent: keptResults().unsent.filter((answer) => answer.puzzle !== puzzle) });

export const noteRating = (rating: number): void => keep({ rating });

/** Keeps a run that was better than all before. */
export function noteRun(kind: "streak" | "storm", count: number): void {
  if (count > keptResults()[kind]) keep({ [kind]: count });
}
