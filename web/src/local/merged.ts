/** What several searches of the same position, each with chance of its own, have found together. */
import type { AnalysisLine } from "../protocol/table";
import type { Analysis, ValueData } from "../protocol/types";

type Found = Analysis["lines"][number];
interface Weighed {
  value: ValueData;
  weight: number;
}

/** Nothing is left to search, or the best move leads to a known end. */
const isProven = ({ exact, lines }: Analysis): boolean => exact || lines[0]?.value.errors === null;

/** How far it is says the first of them. What one has proven needs no others. */
export function merged(parts: readonly [AnalysisLine, ...AnalysisLine[]]): AnalysisLine {
  const found = parts.map(({ analysis }) => analysis);
  const nodes = found.reduce((sum, analysis) => sum + analysis.nodes, 0);
  const [{ progress, analysis: first }] = parts;
  const proven = found.find(isProven);
  if (proven || parts.length === 1) return { progress, analysis: proven ?? first };
  const lines = mergedLines(found).slice(0, first.lines.length);
  const best = lines[0]?.moves[0];
  const sameBest = found.find((analysis) => analysis.lines[0]?.moves[0] === best);
  const value = meanOf(found.map((analysis) => ({ value: analysis.value, weight: analysis.nodes })));
  return { progress, analysis: { value, lines, nodes, exact: false, reasons: sameBest?.reasons ?? [] } };
}

/** By their first moves, those that were looked at most before the others. */
function mergedLines(found: readonly Analysis[]): Found[] {
  const byMove = new Map<string, Found[]>();
  for (const line of found.flatMap(({ lines }) => lines)) {
    const move = line.moves[0] ?? "";
    byMove.set(move, [...(byMove.get(move) ?? []), line]);
  }
  return [...byMove.values()].map(mergedLine).sort((one, other) => other.visits - one.visits);
}

function mergedLine(lines: readonly Found[]): Found {
  const longest = lines.reduce((most, line) => (line.visits > most.visits ? line : most));
  const visits = lines.reduce((sum, line) => sum + line.visits, 0);
  const proven = lines.find(({ value }) => value.errors === null);
  const value = proven?.value ?? meanOf(lines.map((line) => ({ value: line.value, weight: line.visits })));
  return { moves: longest.moves, value, visits };
}

/** Searches know nothing of each other, so the squares of their errors add up. */
function meanOf(all: readonly Weighed[]): ValueData {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const parts = all.map(({ value, weight }) => ({ value, part: total ? weight / total : 1 / all.length }));
  const mean = (numbers: (value: ValueData) => readonly number[]): number[] =>
    numbers(parts[0]!.value).map((_, seat) =>
      parts.reduce((sum, { value, part }) => sum + part * (numbers(value)[seat] ?? 0), 0),
    );
  const error = (numbers: (value: ValueData) => readonly number[]): number[] =>
    numbers(parts[0]!.value).map((_, seat) =>
      Math.hypot(...parts.map(({ value, part }) => part * (numbers(value)[seat] ?? 0))),
    );
  const isKnown = parts.every(({ value }) => value.errors !== null);
  return {
    shares: mean(({ shares }) => shares),
    margins: mean(({ margins }) => margins),
    errors: isKnown
      ? { shares: error(({ errors }) => errors?.shares ?? []), margins: error(({ errors }) => errors?.margins ?? []) }
      : null,
  };
}
