/** How far somebody has come in the lessons, kept in this browser. */
import { recalled, remember } from "../browser/storage";

const KEY = "lessons";

/** The steps done of a lesson. */
export const stepsDone = (family: string): number => recalled<Record<string, number>>(KEY, {})[family] ?? 0;

export function noteStep(family: string, done: number): void {
  const known = recalled<Record<string, number>>(KEY, {});
  if (done > (known[family] ?? 0)) remember(KEY, JSON.stringify({ ...known, [family]: done }));
}
