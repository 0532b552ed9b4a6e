/** The data of lessons: positions, moves that finish a step, moves shown as wrong. */
import type { Legal } from "../board/placements";
import { familyOf } from "../catalogue/families";
import type { Choices } from "../protocol/types";

export interface Step {
  /** As in the messages `learn-<id>` and `learn-<id>-text`. */
  id: string;
  /** All moves before. */
  moves: readonly string[];
  options?: Choices;
  /** The only pieces that are offered; all, unless told. */
  pieces?: readonly string[];
  /** Cells of which at least one is to be covered. */
  covers?: readonly string[];
  /** A move that the rules refuse: the piece is held there at first. */
  wrong?: { move: string; refusedBy: string };
  /** A move that finishes the step, for those who ask. */
  answer: string;
}

export interface Lesson {
  game: string;
  options?: Choices;
  steps: readonly Step[];
}

const files = import.meta.glob<Lesson>("./lessons/*.json", { import: "default" });
const fileOf = (family: string) => `./lessons/${family}.json`;

/** The lesson of a game: one for all games of its family. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await files[fileOf(familyOf(game))]?.()) ?? null;
}

/** The legal moves that finish a step. */
export function goalsOf({ pieces, covers }: Step, legal: Legal): Legal {
  const offered = pieces ?? Object.keys(legal);
  const isGoal = (move: string) => !covers || move.split(",").some((cell) => covers.includes(cell));
  return Object.fromEntries(offered.map((piece) => [piece, (legal[piece] ?? []).filter(isGoal)]));
}
