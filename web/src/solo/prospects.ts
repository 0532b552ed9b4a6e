/**
 * Known answers to whether a puzzle can be completed. A found solution answers for every position along it; a position
 * without one, for every position after it.
 */
export type Answer = "yes" | "no" | "unknown";
type Moves = readonly string[];

const begins = (moves: Moves, start: Moves): boolean =>
  start.length <= moves.length && start.every((move, i) => move === moves[i]);

export class Prospects {
  /** Whole games that place everything. */
  private readonly ways: Moves[] = [];
  private readonly lost: Moves[] = [];

  /** What was found for a position; `line` is the way from there to the end. */
  note(moves: Moves, answer: Answer, line: Moves = []): void {
    if (answer === "yes") this.ways.push([...moves, ...line]);
    if (answer === "no") this.lost.push(moves);
  }

  of(moves: Moves): Answer {
    if (this.wayFrom(moves)) return "yes";
    return this.lost.some((start) => begins(moves, start)) ? "no" : "unknown";
  }

  /** The next move of a known way to the end. */
  next(moves: Moves): string | null {
    return this.wayFrom(moves)?.[moves.length] ?? null;
  }

  private wayFrom(moves: Moves): Moves | undefined {
    return this.ways.find((way) => begins(way, moves));
  }
}
