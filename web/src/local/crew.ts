/**
 * Searches that somebody watches, by several workers at once: each searches the same position with chance of its own, and what
 * they find is merged. No memory is shared, so that no page needs to be isolated from others. The first worker is the one
 * that plays; the others are started when there is something to search, and ended when there is nothing for a while.
 */
import type { AnalysisLine, Questions } from "../protocol/table";
import { merged } from "./merged";

type About = Questions["analysis"]["about"];

/** As much of a `LocalTable` as is needed. */
export interface Analyst {
  analyse(about: About, signal: AbortSignal, seed?: number): AsyncIterable<AnalysisLine>;
  close(): void;
}

/** Milliseconds that workers without work are kept: whoever steps through a game has the next position soon. */
const KEPT = 20_000;
/** Workers that search at once, also where there are more cores: each has a tree of up to 64 MiB. */
const MOST = 4;
/** With fewer cores the page and the rest of the machine have need of them. */
const LEAST_CORES = 4;

/** How many workers search on a machine: one core is left to the page, and nobody searches with several unseen. */
export function workersFor(cores: number, isHidden: boolean): number {
  return isHidden || cores < LEAST_CORES ? 1 : Math.min(MOST, cores - 1);
}

export class Crew {
  private helpers: Analyst[] = [];
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly first: Pick<Analyst, "analyse">,
    private readonly start: () => Analyst,
    /** How many may search now, the first among them. */
    private readonly size: () => number,
  ) {}

  /** As often as the first tells something, what all have found until then; the others end with it. */
  async *analyse(about: About, signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    clearTimeout(this.idle);
    const ending = new AbortController();
    const stop = () => ending.abort();
    signal.addEventListener("abort", stop);
    const told = new Map<Analyst, AnalysisLine>();
    for (const [i, helper] of this.called().entries()) void listen(helper, about, ending.signal, i + 1, told);
    try {
      for await (const line of this.first.analyse(about, signal)) yield merged([line, ...told.values()]);
    } finally {
      signal.removeEventListener("abort", stop);
      stop();
      clearTimeout(this.idle);
      this.idle = setTimeout(() => this.dismiss(), KEPT);
    }
  }

  /** Ends all but the first; a search that goes on goes on with that one. */
  dismiss(): void {
    clearTimeout(this.idle);
    for (const helper of this.helpers.splice(0)) helper.close();
  }

  private called(): readonly Analyst[] {
    const count = this.size() - 1;
    for (const helper of this.helpers.splice(count)) helper.close();
    while (this.helpers.length < count) this.helpers.push(this.start());
    return [...this.helpers];
  }
}

/** Writes down what a helper has found last. One that fails is done without. */
async function listen(
  helper: Analyst,
  about: About,
  signal: AbortSignal,
  seed: number,
  told: Map<Analyst, AnalysisLine>,
): Promise<void> {
  try {
    for await (const line of helper.analyse(about, signal, seed)) told.set(helper, line);
  } catch {
    // What it has told until then counts.
  }
}
