/** The terms of a match in one line: players, clock, rated. */
import { inRow, t } from "../i18n/index.svelte";
import type { Snapshot } from "../protocol/types";

const MINUTE = 60_000;
const DAY = 86_400_000;

export function planWords({ clock, rated, family, state }: Snapshot): string {
  const parts = [t("plan-players", { count: state.seats.length })];
  const budget = clock.budget ?? 0;
  if (clock.kind === "game")
    parts.push(t("plan-clock-game", { minutes: Math.round(budget / MINUTE), seconds: (clock.increment ?? 0) / 1000 }));
  if (clock.kind === "move") parts.push(t("plan-clock-move", { seconds: budget / 1000 }));
  if (clock.kind === "days") parts.push(t("plan-clock-days", { days: budget / DAY }));
  if (rated) parts.push(t("plan-rated"));
  if (family) parts.push(t("plan-family"));
  return inRow(parts);
}
