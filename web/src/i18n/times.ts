/** Durations and past times in words, in the language of the page. */
import { currentLanguage } from "./index.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** The largest unit of which there is at least one, and how many there are. */
function measured(milliseconds: number): { count: number; unit: (typeof UNITS)[number][0] } {
  const size = Math.abs(milliseconds);
  const [unit, length] = UNITS.find(([, one]) => size >= one) ?? ["second", 1000];
  return { count: Math.floor(size / length), unit };
}

/** "20 hours"; on a chip "20 hr". */
export function duration(milliseconds: number, unitDisplay: "long" | "short" = "long"): string {
  const { count, unit } = measured(milliseconds);
  return new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay }).format(count);
}

/** "3 minutes ago", and no less than one: "You won, now" would be no sentence. */
export function ago(at: number, now: number = Date.now()): string {
  const { count, unit } = measured(Math.max(60_000, now - at));
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" }).format(-count, unit);
}

/** A day as records write it, 2026-11-18, as the reader writes it; what is no whole day stays as it is. */
export function dayText(date: string): string {
  const day = new Date(`${date}T12:00`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(day.getTime());
  return isDay ? new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long" }).format(day) : date;
}
