/** Puzzles in words: what is asked, and why the solution is one. */
import { t } from "../i18n/index.svelte";
import type { PuzzleData } from "../protocol/types";

export const KINDS = ["win", "shut", "save", "everything", "biggest", "points", "hexagon"] as const;

export const taskOf = (kind: string): string => t(`puzzle-kind-${kind}`);

/** What only the solution does. */
export const explained = ({ kind }: PuzzleData): string => t(`puzzle-why-${kind === "points" ? "biggest" : kind}`);

/** What the solution and the next best move lead to, in points, where there are any. */
export const worths = ({ kind, worth, second }: PuzzleData): string[] =>
  kind !== "hexagon"
    ? [t("puzzle-points-best", { points: signed(worth) }), t("puzzle-points-second", { points: signed(second) })]
    : [];

/** A number with the sign that a typesetter would use. */
export const signed = (number: number): string => String(number).replace("-", "−");

/** A change of a rating: `+12`. */
export const change = (before: number, after: number): string => (after < before ? "" : "+") + signed(after - before);
