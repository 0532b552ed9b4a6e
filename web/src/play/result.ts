/** Who has won, in one sentence. */
import { known, t } from "../i18n/index.svelte";
import type { Match } from "./match.svelte";
import { seatName } from "./words";

export function resultSentence(match: Match): string {
  const state = match.state;
  const result = state?.result;
  if (!state || !result) return "";
  if (result.reason === "aborted") return t("result-aborted");
  const { winners, totals } = result;
  const names = winners.map((seat) => seatName(state.seats[seat], seat)).join(", ");
  const others = totals.filter((_, seat) => !winners.includes(seat));
  const points = Math.max(...winners.map((seat) => totals[seat] ?? 0)) - Math.max(...others, -Infinity);
  const mine = winners.length < state.seats.length && winners.some((seat) => match.you.includes(seat));
  if (!winners.length || winners.length === state.seats.length) return t("result-draw");
  const by = Number.isFinite(points) && points > 0 && result.reason === "played";
  const who = match.you.length === 1 && mine ? "you" : "other";
  const id = by ? `result-${who}-by` : `result-${who}`;
  return known(id) ? t(id, { name: names, points }) : names;
}
