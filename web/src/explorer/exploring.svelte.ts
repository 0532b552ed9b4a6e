/** What was played in the position that is looked at, by the games of one source. */
import { readJson, writeText } from "../browser/storage";
import { ask } from "../net/api";
import { findSession } from "../net/session.svelte";
import type { Explored, ExploredMove } from "../protocol/types";
import type { Moves } from "../review/playedGame";

export const SOURCES = ["engine", "server", "mine"] as const;
export type Source = (typeof SOURCES)[number];

const KEY = "explorer-source";
const NOTHING: Explored = { games: 0, count: 0, moves: [], depth: Infinity };

export class Exploring {
  source = $state<Source>(kept());
  found = $state.raw<Explored | null>(null);
  error = $state.raw<unknown>(null);
  private stopping: AbortController | null = null;

  choose(source: Source): void {
    this.source = source;
    writeText(KEY, JSON.stringify(source));
  }

  /** Look another position up. What is shown stays until the answer is there. */
  async look({ variant, rules, options, moves }: Moves): Promise<void> {
    this.stop();
    const { signal } = (this.stopping = new AbortController());
    const { source } = this;
    try {
      const found = await this.answer({ variant, rules, options, moves, source }, signal);
      if (!signal.aborted) [this.found, this.error] = [found, null];
    } catch (error) {
      if (!signal.aborted) [this.found, this.error] = [null, error];
    }
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
  }

  private async answer(body: Moves & { source: Source }, signal: AbortSignal): Promise<Explored> {
    // Whoever has never played here has no games.
    if (body.source === "mine" && !(await findSession())) return NOTHING;
    return (await ask("POST", "/api/explorer", body, signal)).json() as Promise<Explored>;
  }
}

function kept(): Source {
  const found = readJson<Source>(KEY, "engine");
  return SOURCES.includes(found) ? found : "engine";
}

/** A move of the table: as it was played, and as the engine sees it. */
export interface Row {
  move: string;
  played: ExploredMove | null;
  /** The points that the engine expects whoever makes it to be ahead; none where it did not look at it. */
  margin: number | null;
}

/** The moves that were played, and after them the best of the engine that nobody played. */
export function rowsOf(
  found: Explored,
  lines: readonly { move: string; margin: number }[],
  mostUnplayed: number,
): readonly Row[] {
  const unseen = new Map(lines.map(({ move, margin }) => [move, margin]));
  const played = found.moves.map((one): Row => {
    const alike = [one.move, ...one.same].filter((move) => unseen.has(move));
    const margins = alike.map((move) => unseen.get(move) ?? 0);
    alike.forEach((move) => unseen.delete(move));
    return { move: one.move, played: one, margin: margins.length ? Math.max(...margins) : null };
  });
  const others = [...unseen].slice(0, mostUnplayed).map(([move, margin]): Row => ({ move, played: null, margin }));
  return [...played, ...others];
}
