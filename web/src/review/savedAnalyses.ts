/** The analyses kept in this browser, the latest first. */
import { readJson, writeText } from "../browser/storage";

export interface SavedAnalysis {
  id: string;
  variant: string;
  /** How many moves it holds, with all variations. */
  count: number;
  /** Milliseconds since 1970. */
  changed: number;
  /** The whole of it as in a link, which may be a text. */
  packed: string;
}

const KEY = "analyses";
const MOST = 20;

export const savedAnalyses = (): SavedAnalysis[] =>
  readJson<SavedAnalysis[]>(KEY, []).toSorted((a, b) => b.changed - a.changed);

const write = (all: readonly SavedAnalysis[]): void => writeText(KEY, JSON.stringify(all.slice(0, MOST)));

export function saveAnalysis(analysis: Omit<SavedAnalysis, "changed">): void {
  const others = savedAnalyses().filter(({ id }) => id !== analysis.id);
  write([{ ...analysis, changed: Date.now() }, ...others]);
}

export const forgetAnalysis = (id: string): void => write(savedAnalyses().filter((saved) => saved.id !== id));

export const newAnalysisId = (): string => Math.random().toString(36).slice(2, 10);
