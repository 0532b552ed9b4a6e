/** Dates, durations and past times in words, in the language of the page. */
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

/** The language of the page as it is written where the reader is: British English has the day before the month. */
function regional(): string {
  const page = new Intl.Locale(currentLanguage());
  if (page.region) return page.baseName;
  const isSame = ({ language, script }: Intl.Locale): boolean =>
    language === page.language && (!page.script || script === page.script);
  return globalThis.navigator?.languages.find((tag) => isSame(new Intl.Locale(tag).maximize())) ?? page.baseName;
}

/** Dates and times of day, with the figures that the rest of the page has. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { numberingSystem } = new Intl.NumberFormat(currentLanguage()).resolvedOptions();
  return new Intl.DateTimeFormat(regional(), { ...options, numberingSystem });
}

/** A day as records write it, 2026-11-18, as the reader writes it; what is no whole day stays as it is. */
export function dayText(day: string): string {
  const noon = new Date(`${day}T12:00`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(noon.getTime());
  return isDay ? dateFormat({ dateStyle: "long" }).format(noon) : day;
}
