/** What the engine thinks of a position, while it thinks. */
import { table } from "../net/tables";
import type { Analysis } from "../protocol/types";
import { errorText } from "../ui/notices.svelte";
import type { Moves } from "./playedGame";

/** The strongest level; a search that is watched may last. */
const LEVEL = 9;

export class LiveLines {
  analysis = $state.raw<Analysis | null>(null);
  /** From 0 to 1. */
  progress = $state(0);
  /** Why there is nothing to see. */
  problem = $state("");
  private stopping: AbortController | null = null;

  constructor(private readonly lines: number) {}

  /** Think about another position; what was thought about the one before is given up. */
  async start({ variant, rules, options, moves }: Moves): Promise<void> {
    this.stop();
    const { signal } = (this.stopping = new AbortController());
    try {
      const about = { variant, rules, options, moves, level: LEVEL, lines: this.lines };
      for await (const { progress, analysis } of table.analyse(about, signal)) {
        if (signal.aborted) return;
        [this.progress, this.analysis] = [progress, analysis];
      }
    } catch (error) {
      if (!signal.aborted) this.problem = errorText(error).text;
    }
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
    [this.analysis, this.progress, this.problem] = [null, 0, ""];
  }
}
