/**
 * Which table the page plays at: the one module that names the implementations of `Table`. Matches of this browser and what
 * the kernel can answer stay here; everything else goes to the server, and all of it where no kernel runs.
 */
import { Crew, workersFor } from "../local/crew";
import { isLocal } from "../local/id";
import { LocalTable, type Port } from "../local/table";
import type { AnalysisLine, Command, Follower, Questions, Subscription, Table } from "../protocol/table";
import { ELSEWHERE, Refusal } from "../protocol/refusal";
import type { ReviewLine } from "../protocol/types";
import { RemoteTable } from "./remote";

const startWorker = (): Port =>
  new Worker(new URL("../local/worker.ts", import.meta.url), { type: "module", name: "cornerwise" }) as unknown as Port;

export { isLocal };

export const local = new LocalTable(startWorker);
const remote = new RemoteTable();
const crew = new Crew(
  local,
  () => new LocalTable(startWorker),
  () => workersFor(navigator.hardwareConcurrency, document.hidden),
);
if (!import.meta.env.SSR)
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) crew.dismiss();
  });

const isElsewhere = (error: unknown): boolean => error instanceof Refusal && error.code === ELSEWHERE;
const matchOf = (about: unknown): string | null => {
  const match = (about as { match?: unknown } | null)?.match;
  return typeof match === "string" ? match : null;
};

class Tables implements Table {
  get line() {
    return remote.line;
  }

  get skew() {
    return remote.skew;
  }

  subscribe(match: string, follower: Follower): Subscription {
    return tableOf(match).subscribe(match, follower);
  }

  command(command: Command): void {
    tableOf(command.match).command(command);
  }

  /** The kernel first: it is nearer, and costs the server nothing. */
  async ask<Name extends keyof Questions>(
    question: Name,
    about: Questions[Name]["about"],
  ): Promise<Questions[Name]["answer"]> {
    const match = matchOf(about);
    if (match !== null && !isLocal(match)) return remote.ask(question, about);
    try {
      return await local.ask(question, about);
    } catch (error) {
      if (match !== null || !isElsewhere(error)) throw error;
      return remote.ask(question, about);
    }
  }

  async *review(game: Parameters<Table["review"]>[0], signal: AbortSignal): AsyncGenerator<ReviewLine> {
    const match = matchOf(game);
    if (match !== null && !isLocal(match)) return yield* remote.review(game, signal);
    try {
      return yield* local.review(game, signal);
    } catch (error) {
      if (match !== null || !isElsewhere(error)) throw error;
    }
    return yield* remote.review(game, signal);
  }

  async *analyse(about: Questions["analysis"]["about"], signal: AbortSignal): AsyncGenerator<AnalysisLine> {
    try {
      return yield* crew.analyse(about, signal);
    } catch (error) {
      if (!isElsewhere(error)) throw error;
    }
    return yield* remote.analyse(about);
  }
}

/** The table that a match is played at. */
export const tableOf = (match: string): Table => (isLocal(match) ? local : remote);

export const table: Table = new Tables();
