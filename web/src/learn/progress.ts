/** The progress in lessons, kept in this browser. */
import { readJson, writeText } from "../browser/storage";

const KEY = "lessons";

/** The steps done of a lesson. */
export const stepsDone = (family: string): number => readJson<Record<string, number>>(KEY, {})[family] ?? 0;

export function noteStep(family: string, done: number): void {
  const known = readJson<Record<string, number>>(KEY, {});
  if (done > (known[family] ?? 0)) writeText(KEY, JSON.stringify({ ...known, [family]: done }));
}
