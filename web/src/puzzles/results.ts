/** What this browser knows of one's puzzles: those answered, answers not sent yet, today's count and the best runs. */
import { readJson, writeText } from "../browser/storage";

export interface Answer {
  puzzle: string;
  /** All moves from the position on, the replies too. */
  moves: readonly string[];
  hinted: boolean;
}

interface Today {
  /** The number of the day since 1970. */
  day: number;
  tried: number;
  solved: number;
}

interface Results {
  /** Names of puzzles that were answered here, the last at the end. */
  done: readonly string[];
  rating: number | null;
  today: Today;
  unsent: readonly Answer[];
  streak: number;
  storm: number;
}

const KEY = "puzzle-results";
const DAY = 86_400_000;
const NONE: Results = {
  done: [],
  rating: null,
  today: { day: 0, tried: 0, solved: 0 },
  unsent: [],
  streak: 0,
  storm: 0,
};
/** More are not remembered; then old ones may come again. */
const MOST = 5000;
/** The rating of a newcomer. */
const USUAL_RATING = 1500;
/** How far one result moves a rating where no server keeps it. */
const WEIGHT = 32;

export const keptResults = (): Results => ({ ...NONE, ...readJson<Partial<Results>>(KEY, {}) });
export const ownRating = (): number => keptResults().rating ?? USUAL_RATING;

const keep = (changed: Partial<Results>): void => writeText(KEY, JSON.stringify({ ...keptResults(), ...changed }));

/** The number of a day since 1970, by UTC as the server counts. */
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** How many were tried and solved here today. */
export function todaysResults(now: number = Date.now()): Today {
  const { today } = keptResults();
  return today.day === dayOf(now) ? today : { day: dayOf(now), tried: 0, solved: 0 };
}

/** Whether an answer is the first to its puzzle: the only one that counts. */
export const isNew = (puzzle: string): boolean => !keptResults().done.includes(puzzle);

export function noteAnswer(answer: Answer, solved: boolean, send: boolean): void {
  const { done, unsent } = keptResults();
  const { day, tried, solved: before } = todaysResults();
  keep({
    done: [...done, answer.puzzle].slice(-MOST),
    today: { day, tried: tried + 1, solved: before + Number(solved) },
    ...(send ? { unsent: [...unsent, answer] } : {}),
  });
}

export const noteSent = (puzzle: string): void =>
  keep({ unsent: keptResults().unsent.filter((answer) => answer.puzzle !== puzzle) });

export const noteRating = (rating: number): void => keep({ rating });

/** A rating after a result where no server computes it, by Elo's formula. */
export function ratedHere(rating: number, puzzle: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return Math.round(rating + WEIGHT * (Number(solved) - expected));
}

/** Keeps a run that was better than all before. */
export function noteRun(kind: "streak" | "storm", count: number): void {
  if (count > keptResults()[kind]) keep({ [kind]: count });
}
