/** A run of puzzles: today's, one by its name, one after the other, a streak or a storm. */
import { go } from "../browser/router.svelte";
import type { PuzzleData, PuzzleOutcome } from "../protocol/types";
import { Attempt } from "./attempt.svelte";
import { noteRun } from "./results";
import { answer, dailyPuzzle, nearPuzzle, nextPuzzle, onePuzzle, type Wish } from "./supply";

/** Seconds of a storm. */
const STORM = 180;
/** Where streaks and storms begin, and how much harder each puzzle is. */
const EASY = 650;
const HARDER = { streak: 60, storm: 30 };

export class Run {
  attempt = $state.raw<Attempt | null>(null);
  error = $state.raw<unknown>(null);
  /** Whether there is no puzzle left. */
  isEmpty = $state(false);
  isOver = $state(false);
  count = $state(0);
  /** Seconds left of a storm. */
  left = $state(STORM);
  outcome = $state.raw<PuzzleOutcome | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly mode: string,
    readonly wish: Wish,
  ) {
    void this.next();
  }

  /** Whether it counts how many are solved in a row or in time; such runs are not rated. */
  get counts(): boolean {
    return this.mode === "streak" || this.mode === "storm";
  }

  /** Whether another puzzle comes after this one. */
  get goesOn(): boolean {
    return this.mode === "next" || (this.counts && !this.isOver);
  }

  close(): void {
    clearInterval(this.timer);
    this.attempt?.close();
  }

  async next(): Promise<void> {
    this.error = null;
    this.outcome = null;
    try {
      const puzzle = await this.found();
      this.attempt?.close();
      this.isEmpty = puzzle === null;
      this.attempt = puzzle && new Attempt(puzzle, (solved, moves, hinted) => this.ended(puzzle, solved, moves, hinted));
      if (this.mode === "storm") this.timer ??= setInterval(() => this.tick(), 1000);
    } catch (error) {
      this.error = error;
    }
  }

  /** The same run from its beginning. */
  restart(): void {
    this.isOver = false;
    this.count = 0;
    this.left = STORM;
    clearInterval(this.timer);
    this.timer = undefined;
    void this.next();
  }

  /** From today's puzzle, or one by its name, to others. */
  leave(): void {
    go("/puzzles/next");
  }

  private found(): Promise<PuzzleData | null> {
    if (this.mode === "daily") return dailyPuzzle();
    if (this.mode === "next") return nextPuzzle(this.wish);
    if (this.mode === "streak" || this.mode === "storm")
      return nearPuzzle(EASY + this.count * HARDER[this.mode], this.wish, true);
    return onePuzzle(this.mode);
  }

  private ended(puzzle: PuzzleData, solved: boolean, moves: readonly string[], hinted: boolean): void {
    if (!this.counts) {
      void answer({ puzzle: puzzle.id, moves, hinted }, solved).then((outcome) => (this.outcome = outcome));
      return;
    }
    this.count += Number(solved);
    if (this.mode === "streak" && !solved) this.end();
    else if (!this.isOver) void this.next();
  }

  private tick(): void {
    this.left = Math.max(0, this.left - 1);
    if (this.left === 0) this.end();
  }

  private end(): void {
    clearInterval(this.timer);
    this.isOver = true;
    noteRun(this.mode as "streak" | "storm", this.count);
  }
}
