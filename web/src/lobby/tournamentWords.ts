/** Tournaments in words: what is played, when they start, how far they have come. */
import { gameName } from "../catalogue/names";
import { t } from "../i18n/index.svelte";
import { dateFormat } from "../i18n/times";
import type { TournamentSummary } from "../protocol/types";
import { matchClockName } from "./seats";

export const formatName = (format: TournamentSummary["format"]): string => t(`tournament-format-${format}`);

/** A moment: the day only where it is another than today. */
export function moment(at: number, now: number = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return dateFormat({ ...day, hour: "numeric", minute: "2-digit" }).format(at);
}

/** What is played: "Duo · Swiss · 5 min + 3 sec". */
export const kindWords = ({ variant, format, clock }: TournamentSummary): string =>
  [gameName(variant), formatName(format), matchClockName(clock)].join(" · ");

/** Those who are in it; at the end also those who left before. */
export const playerCount = ({ phase, active, entrants }: TournamentSummary): number =>
  phase === "finished" ? entrants : active;

/** How far it has come, in one line. */
export function stateWords(one: TournamentSummary): string {
  if (one.phase === "waiting") return startWords(one);
  if (one.phase !== "running") return t(`tournament-${one.phase}`);
  if (one.format === "arena") return t("tournament-running");
  return one.rounds
    ? t("tournament-round-of", { round: Math.max(1, one.round), rounds: one.rounds })
    : t("tournament-round", { round: Math.max(1, one.round) });
}

function startWords({ starts_at: at, starts_with: number }: TournamentSummary): string {
  if (at !== null) return t("tournament-starts-at", { time: moment(at) });
  return number === null ? t("tournament-starts-host") : t("tournament-starts-with", { count: number });
}
