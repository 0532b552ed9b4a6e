/** The time left and its text. */
import type { ClockInfo } from "../protocol/types";

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Under this the figure asks for attention. */
export const LITTLE = 20 * SECOND;

/** Milliseconds that a seat has left, at a moment of the server's clock. */
export function leftOf(clock: ClockInfo, seat: number, serverNow: number): number {
  const left = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(0, left - Math.max(0, serverNow - clock.since)) : left;
}

/** As people read it: 6:21, under twenty seconds 9.4, days and hours by correspondence. Always in plain figures. */
export function clockText(left: number): { figures: string; unit: "" | "hours" | "days" } {
  if (left >= 2 * DAY) return { figures: String(Math.floor(left / DAY)), unit: "days" };
  if (left >= 3 * HOUR) return { figures: String(Math.floor(left / HOUR)), unit: "hours" };
  if (left < LITTLE) return { figures: (Math.floor(left / 100) / 10).toFixed(1), unit: "" };
  const seconds = Math.floor(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return { figures: shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":"), unit: "" };
}
