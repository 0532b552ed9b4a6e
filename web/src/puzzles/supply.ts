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
import { dayOf, isNew, noteAnswer, noteRating, noteSent, keptResults, ownRating, ratedHere } from "./results";
import type { Answer } from "./results";

export interface Wish {
  game?: string | null;
  kind?: string | null;
}

/** Every game has puzzles; the server goes through them in the same order. */
export const GAMES: readonly string[] = CATALOGUE.map(({ id }) => id).sort();
/** As puzzles/daily.py has it. */
const STRIDE = 7919;
/** One of so many that are nearest. */
const NEAR = 12;

export const collectionAt = (game: string): string => `/api/games/${encodeURIComponent(game)}/puzzles`;

const isAway = (error: unknown): boolean => error instanceof Refusal && [OFFLINE, NO_SERVER].includes(error.code);

const collections = new Map<string, Promise<PuzzleData[]>>();

/** All puzzles of a game, the easiest first. Browsers keep the answer. */
export function puzzlesOf(game: string): Promise<PuzzleData[]> {
  let found = collections.get(game);
  if (!found) {
    found = get<PuzzleData[]>(collectionAt(game));
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
  const puzzles = await puzzlesOf(GAMES[day % GAMES.length] ?? "");
  const found = puzzles[(Math.floor(day / GAMES.length) * STRIDE) % puzzles.length];
  if (!found) throw new Refusal(OFFLINE, "there is no puzzle");
  return found;
}

export const dailyPuzzle = (): Promise<PuzzleData> =>
  either(
    () => get<PuzzleData>("/api/puzzles/daily"),
    () => dailyHere(dayOf(Date.now())),
  );

/** One near a rating, of those that are wanted; null where there is none. */
export async function nearPuzzle(
  rating: number,
  { game, kind }: Wish,
  isWanted: (id: string) => boolean,
): Promise<PuzzleData | null> {
  let refused: unknown = null;
  for (const name of game ? [game] : shuffled(GAMES)) {
    try {
      const left = (await puzzlesOf(name)).filter((puzzle) => (!kind || puzzle.kind === kind) && isWanted(puzzle.id));
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
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
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
    () => nearPuzzle(ownRating(), wish, isNew),
  );

export const onePuzzle = (id: string): Promise<PuzzleData> =>
  either(
    () => get<PuzzleData>(`/api/puzzles/${encodeURIComponent(id)}`),
    async () => {
      const game = GAMES.find((name) => id.startsWith(name) && id.lastIndexOf("-") === name.length);
      const found = game && (await puzzlesOf(game)).find((puzzle) => puzzle.id === id);
      if (!found) throw new Refusal("request/unknown", "there is no such puzzle");
      return found;
    },
  );

/** Notes an answer and sends it, now or later; what it did to the rating, where that is known. */
export async function answer(puzzle: PuzzleData, given: Answer, solved: boolean): Promise<PuzzleOutcome | null> {
  if (!isNew(given.puzzle)) return null;
  noteAnswer(given, solved, !isStatic);
  if (!isStatic) return sendAnswers();
  const before = ownRating();
  const after = given.hinted ? before : ratedHere(before, puzzle.rating, solved);
  noteRating(after);
  return { solved, counted: !given.hinted, repeated: false, before, after };
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
      if (!(error instanceof Refusal) || error.code !== "request/unknown") return null;
    }
    noteSent(puzzle);
  }
  return last;
}

/** One's own rating and results on the server; null for somebody who has none. */
export async function myRecord(): Promise<PuzzleRecord | null> {
  if (isStatic) return null;
  await sendAnswers();
  if (!(await findSession())) return null;
  const record = await get<PuzzleRecord>("/api/puzzles/mine");
  if (record.tried) noteRating(record.rating);
  return record;
}
