/**
 * Where puzzles come from and answers go to: the server, and where it cannot be reached what this browser has kept of the
 * collections. An answer is kept until the server has it; sent twice, it counts once.
 */
import { CATALOGUE } from "../generated/games";
import { isStatic } from "../browser/place";
import { t } from "../i18n/index.svelte";
import { get, post } from "../net/api";
import { ensureSession, findSession } from "../net/session.svelte";
import { NO_SERVER, OFFLINE, Refusal } from "../protocol/refusal";
import type { PuzzleData, PuzzleOutcome, PuzzleRecord } from "../protocol/types";
import { isNew, keptResults, noteAnswer, noteRating, noteSent, type Answer } from "./results";

export interface Wish {
  game?: string | null;
  kind?: string | null;
}

/** Every game has puzzles; the server goes through them in the same order. */
const GAMES = CATALOGUE.map(({ id }) => id).sort();
const DAY = 86_400_000;
/** As puzzles/daily.py has it. */
const STRIDE = 7919;
const USUAL_RATING = 1500;
/** One of so many that are nearest. */
const NEAR = 12;
/** So many games are tried for a puzzle that is wished for. */
const TRIES = 8;

const isAway = (error: unknown): boolean => error instanceof Refusal && [OFFLINE, NO_SERVER].includes(error.code);

const collections = new Map<string, Promise<PuzzleData[]>>();

/** All puzzles of a game. Browsers keep the answer. */
export function puzzlesOf(game: string): Promise<PuzzleData[]> {
  let found = collections.get(game);
  if (!found) {
    found = get<PuzzleData[]>(`/api/games/${encodeURIComponent(game)}/puzzles`);
    collections.set(game, found);
    found.catch(() => collections.delete(game));
  }
  return found;
}

/** What the server says, or if it is away what can be found here. */
async function either<T>(online: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  if (isStatic) return here();
  try {
    return await online();
  } catch (error) {
    if (!isAway(error)) throw error;
    return here();
  }
}

/** The puzzle of a day, by the number of the day since 1970. */
export async function dailyHere(day: number): Promise<PuzzleData> {
  const puzzles = await puzzlesOf(GAMES[day % GAMES.length] ?? "duo");
  const found = puzzles[(Math.floor(day / GAMES.length) * STRIDE) % puzzles.length];
  if (!found) throw new Refusal(OFFLINE, "there is no puzzle");
  return found;
}

export const dailyPuzzle = (): Promise<PuzzleData> =>
  either(
    () => get<PuzzleData>("/api/puzzles/daily"),
    () => dailyHere(Math.floor(Date.now() / DAY)),
  );

/** One near a rating; of those answered before only where `again` is wanted. */
export async function nearPuzzle(rating: number, wish: Wish = {}, again = false): Promise<PuzzleData | null> {
  const games = wish.game ? [wish.game] : shuffled(GAMES);
  let refused: unknown = null;
  for (const game of games.slice(0, wish.kind ? GAMES.length : TRIES)) {
    try {
      const left = (await puzzlesOf(game)).filter(
        ({ id, kind }) => (!wish.kind || kind === wish.kind) && (again || isNew(id)),
      );
      const near = left.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
      const chosen = near[Math.floor(Math.random() * near.length)];
      if (chosen) return chosen;
    } catch (error) {
      refused = error; // this game was not kept; another may have been
    }
  }
  if (refused) throw refused;
  return null;
}

function shuffled<T>(values: readonly T[]): T[] {
  const left = [...values];
  for (let at = left.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}

/** The next one, as hard as suits this player; null when all are done. */
export const nextPuzzle = (wish: Wish): Promise<PuzzleData | null> =>
  either(
    async () => {
      await ensureSession(t("people-guest"));
      await sendAnswers();
      const query = new URLSearchParams(Object.entries(wish).filter((entry): entry is [string, string] => !!entry[1]));
      return (await get<{ puzzle: PuzzleData | null }>(`/api/puzzles/next?${query}`)).puzzle;
    },
    () => nearPuzzle(keptResults().rating ?? USUAL_RATING, wish),
  );

export const onePuzzle = (id: string): Promise<PuzzleData> =>
  either(
    () => get<PuzzleData>(`/api/puzzles/${encodeURIComponent(id)}`),
    async () => {
      const found = (await puzzlesOf(id.replace(/-[^-]*$/, ""))).find((puzzle) => puzzle.id === id);
      if (!found) throw new Refusal("request/unknown", "there is no such puzzle");
      return found;
    },
  );

/** Notes an answer and sends it, now or later; what it did to the rating, where that is known. */
export async function answer(given: Answer, solved: boolean): Promise<PuzzleOutcome | null> {
  if (!isNew(given.puzzle)) return null;
  noteAnswer(given, solved, !isStatic);
  return isStatic ? null : sendAnswers();
}

/** Sends what has not been sent yet; the outcome of the last. */
export async function sendAnswers(): Promise<PuzzleOutcome | null> {
  let last: PuzzleOutcome | null = null;
  for (const { puzzle, moves, hinted } of keptResults().unsent) {
    try {
      await ensureSession(t("people-guest"));
      last = await post<PuzzleOutcome>(`/api/puzzles/${encodeURIComponent(puzzle)}/answer`, { moves, hinted });
      noteRating(last.after);
    } catch (error) {
      // A server that is away or busy gets it later; one that knows no such puzzle never does.
      if (!(error instanceof Refusal) || error.code !== "request/unknown") return last;
    }
    noteSent(puzzle);
  }
  return last;
}

/** One's own rating and results on the server; null for somebody who has none. */
export async function myRecord(): Promise<PuzzleRecord | null> {
  if (isStatic || !(await findSession())) return null;
  await sendAnswers();
  const record = await get<PuzzleRecord>("/api/puzzles/mine");
  noteRating(record.rating);
  return record;
}
