/** The designs saved in this browser, the latest first. */
import { readJson, writeText } from "../browser/storage";
import type { Design } from "./design";

export interface KeptDesign extends Design {
  id: string;
  /** Milliseconds since 1970. */
  changed: number;
}

const KEY = "designs";

export const keptDesigns = (): KeptDesign[] =>
  readJson<KeptDesign[]>(KEY, []).toSorted((a, b) => b.changed - a.changed);
export const keptDesign = (id: string): KeptDesign | undefined => keptDesigns().find((kept) => kept.id === id);

export function keepDesign(id: string, { title, game, pieces }: Design): void {
  const others = keptDesigns().filter((kept) => kept.id !== id);
  writeText(KEY, JSON.stringify([{ id, title, game, pieces, changed: Date.now() }, ...others]));
}

export const forgetDesign = (id: string): void =>
  writeText(KEY, JSON.stringify(keptDesigns().filter((kept) => kept.id !== id)));

export const newDesignId = (): string => Math.random().toString(36).slice(2, 10);
