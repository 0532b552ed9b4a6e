/** Puzzles begun in this browser. */
import type { Ply } from "../protocol/types";
import { readJson, writeText } from "../browser/storage";

export const PUZZLES = ["classic-solo", "trigon-solo"] as const;

export interface Kept {
  plies: readonly Ply[];
  total: number;
  /** The most pieces ever placed. */
  best: number;
}

const KEY = "puzzles";
const NONE: Kept = { plies: [], total: 0, best: 0 };

const all = (): Partial<Record<string, Kept>> => readJson(KEY, {});

export const keptPuzzle = (game: string): Kept => all()[game] ?? NONE;

export function keepPuzzle(game: string, plies: readonly Ply[], total: number): void {
  const best = Math.max(plies.length, keptPuzzle(game).best);
  writeText(KEY, JSON.stringify({ ...all(), [game]: { plies, total, best } satisfies Kept }));
}
