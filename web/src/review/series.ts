/** A series of games in words. */
import { t } from "../i18n/index.svelte";
import type { State } from "../protocol/types";

/** Points of a series: halves are written as one writes them. */
export const points = (value: number): string => `${Math.floor(value) || (value % 1 ? "" : 0)}${value % 1 ? "½" : ""}`;

/** How the series of a match stands, one's own points first; empty where it belongs to none. */
export function seriesWords(series: State["series"], you: readonly number[] = []): string {
  if (!series) return "";
  const [one = 0, other = 0] = you[0] === 1 ? series.score.toReversed() : series.score;
  const { game, of, decided } = series;
  return t(decided ? "series-over" : "series-score", { one: points(one), other: points(other), game, of });
}
