/** The status of a match in one line, for lists. */
import { t } from "../i18n/index.svelte";
import type { LobbyMatch } from "../protocol/types";
import { seatName } from "./seats";
import { isMyTurn, myResult, openSeats } from "./summary";
import { ago, duration } from "../i18n/times";

export function mySituation(match: LobbyMatch, now: number = Date.now()): string {
  if (match.phase === "over") return t(`lobby-ended-${myResult(match)}`, { ago: ago(match.changed, now) });
  if (match.phase === "waiting") return t("lobby-awaits-players", { count: openSeats(match) });
  if (match.phase === "paused") return t("lobby-paused");
  if (isMyTurn(match)) {
    const left = match.deadline === null ? null : match.deadline - now;
    return left === null ? t("lobby-your-turn") : t("lobby-your-turn-left", { time: duration(Math.max(0, left)) });
  }
  const seat = match.mover === null ? undefined : match.seats[match.mover];
  return seat ? t("lobby-their-turn", { name: seatName(seat) }) : t("lobby-running");
}

/** How a match of others stands. */
export function theirSituation(match: LobbyMatch): string {
  if (match.phase === "waiting") return t("lobby-awaits-players", { count: openSeats(match) });
  if (match.phase === "paused") return t("lobby-paused");
  return t("lobby-move-number", { number: match.ply + 1 });
}
