/** Puzzles in words: what is asked, and why the solution is one. */
import { hasMessage, t } from "../i18n/index.svelte";
import type { PuzzleData } from "../protocol/types";

export const KINDS = ["win", "shut", "save", "everything", "biggest", "points", "hexagon"] as const;
/** Those that only Triominos has. */
export const TILE_KINDS: readonly string[] = ["points", "hexagon"];

export const taskOf = (kind: string): string => t(`puzzle-kind-${kind}`);

/** What only the solution does, and by how much it is better. */
export function explained({ kind, worth, second }: PuzzleData): string {
  const why = `puzzle-why-${kind}`;
  const points = kind === "hexagon" ? "" : t("puzzle-why", { points: worth - second });
  return [hasMessage(why) ? t(why) : "", points].filter(Boolean).join(" ");
}
