/** What was played in the position that is looked at, by the games of one source. */
import { readJson, writeText } from "../browser/storage";
import { ask } from "../net/api";
import { findSession } from "../net/session.svelte";
import { Refusal } from "../protocol/refusal";
import type { Explored, ExploredMove } from "../protocol/types";
import type { Moves } from "../review/playedGame";

export const SOURCES = ["engine", "server", "mine"] as const;
export type Source = (typeof SOURCES)[number];

const KEY = "explorer-source";
const NOTHING: Explored = { games: 0, count: 0, moves: [], depth: Infinity };
/** The code of a source that a new server prepares in its first minutes. */
const PREPARING = "explorer/preparing";
/** Seconds, where the server does not say when to ask again. */
const WAIT = 20;

export class Exploring {
  source = $state<Source>(kept());
  found = $state.raw<Explored | null>(null);
  error = $state.raw<unknown>(null);
  /** Whether the server still prepares these games, and is asked again by itself. */
  readonly isPreparing = $derived(this.error instanceof Refusal && this.error.code === PREPARING);
  private stopping: AbortController | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  choose(source: Source): void {
    this.source = source;
    writeText(KEY, JSON.stringify(source));
  }

  /** Look another position up. What is shown stays until the answer is there. */
  async look(line: Moves): Promise<void> {
    const { variant, rules, options, moves } = line;
    this.stop();
    const { signal } = (this.stopping = new AbortController());
    const { source } = this;
    try {
      const found = await this.answer({ variant, rules, options, moves, source }, signal);
      if (!signal.aborted) [this.found, this.error] = [found, null];
    } catch (error) {
      if (signal.aborted) return;
      [this.found, this.error] = [null, error];
      if (this.isPreparing) this.again = setTimeout(() => void this.look(line), 1000 * waitOf(error));
    }
  }

  stop(): void {
    clearTimeout(this.again);
    this.stopping?.abort();
    this.stopping = null;
  }

  private async answer(body: Moves & { source: Source }, signal: AbortSignal): Promise<Explored> {
    // Whoever has never played here has no games.
    if (body.source === "mine" && !(await findSession())) return NOTHING;
    return (await ask("POST", "/api/explorer", body, signal)).json() as Promise<Explored>;
  }
}

function waitOf(error: unknown): number {
  const wait = error instanceof Refusal ? Number(error.details["wait"]) : NaN;
  return wait > 0 ? wait : WAIT;
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
