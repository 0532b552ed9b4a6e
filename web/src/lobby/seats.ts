/** Seats and clocks in words. */
import { formatList, t } from "../i18n/index.svelte";
import type { LobbyMatch, SeatInfo } from "../protocol/types";
import type { ClockPlan } from "./plan";
import { duration } from "../i18n/times";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("lobby-open-seat");
  return seat.kind === "engine" ? t("lobby-computer", { level: seat.level }) : seat.name;
}

/** Somebody at a table in words, and the username of an account that shows its games. */
export interface Named {
  text: string;
  login: string | null;
}

/** Everybody at a table, computers of one level together. */
export function everybodyAt(seats: readonly SeatInfo[], profiles: readonly (string | null)[] = []): Named[] {
  const people = new Map(
    seats.flatMap((seat, i) => {
      const login = profiles[i] ?? null;
      return seat.kind === "person" ? [[`${seat.name}/${login}`, { text: seatName(seat), login }] as const] : [];
    }),
  );
  const levels = seats.filter((seat) => seat.kind === "engine").map((seat) => seat.level);
  const computers = [...new Set(levels)].map((level) => {
    const count = levels.filter((other) => other === level).length;
    return t("lobby-computers", { count, level });
  });
  const open = seats.filter((seat) => seat.kind === "open").length;
  const others = [...computers, ...(open ? [t("lobby-open-seats", { count: open })] : [])];
  return [...people.values(), ...others.map((text) => ({ text, login: null }))];
}

export const whoPlays = (seats: readonly SeatInfo[]): string => formatList(everybodyAt(seats).map(({ text }) => text));
/** The same of a match, whose clock counts milliseconds. */
export const matchClockName = ({ kind = "none", budget = 0, increment = 0 }: LobbyMatch["clock"]): string =>
  clockName({ kind, seconds: budget / SECOND, increment: increment / SECOND, days: budget / DAY });

/** What a clock is called on a chip. */
export function clockName(clock: ClockPlan): string {
  if (clock.kind === "none") return t("setup-clock-none");
  if (clock.kind === "days") return t("setup-clock-days", { time: duration((clock.days ?? 1) * DAY, "short") });
  const time = duration((clock.seconds ?? 1) * SECOND, "short");
  if (clock.kind === "move") return t("setup-clock-move", { time });
  return clock.increment
    ? t("setup-clock-game-increment", { time, more: duration(clock.increment * SECOND, "short") })
    : t("setup-clock-game", { time });
}
