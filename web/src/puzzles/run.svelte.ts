/** A run of puzzles: today's, one by its name, one after the other, a streak or a storm. */
import { openGame } from "../game/open";
import type { PuzzleData, PuzzleOutcome } from "../protocol/types";
import { Attempt } from "./attempt.svelte";
import { noteRun } from "./results";
import { answer, dailyPuzzle, nearPuzzle, nextPuzzle, onePuzzle, type Wish } from "./supply";

/** Seconds of a storm. */
const STORM = 180;
/** Where streaks and storms begin, and how much harder each puzzle is. */
const EASY = 650;
const HARDER = { streak: 60, storm: 30 };
/** How often the clock of a storm is looked at, in milliseconds. */
const TICK = 250;

type Counted = keyof typeof HARDER;

export class Run {
  attempt = $state.raw<Attempt | null>(null);
  error = $state.raw<unknown>(null);
  /** Whether there is no puzzle left. */
  isEmpty = $state(false);
  isOver = $state(false);
  count = $state(0);
  /** Seconds left of a storm. */
  left = $state(STORM);
  /** What the answer did to the rating, where that is known. */
  outcome = $state.raw<PuzzleOutcome | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;
  private seen = new Set<string>();
  /** The next puzzle of a run against time, which is fetched while this one is being solved. */
  private coming: Promise<PuzzleData | null> | null = null;

  constructor(
    readonly mode: string,
    readonly wish: Wish,
  ) {
    void this.next();
  }

  /** The kind of run that counts how many are solved, in a row or in time; such runs are not rated. */
  get counted(): Counted | null {
    return this.mode === "streak" || this.mode === "storm" ? this.mode : null;
  }

  close(): void {
    clearInterval(this.timer);
    this.attempt?.close();
  }

  async next(): Promise<void> {
    this.error = null;
    try {
      const puzzle = await (this.coming ?? this.found(this.count));
      this.coming = null;
      const attempt = puzzle && new Attempt(puzzle, (...ended) => void this.ended(puzzle, ...ended));
      // The one before stays until this one can be shown.
      if (attempt && !(await attempt.ready)) return;
      this.attempt?.close();
      this.attempt = attempt;
      this.outcome = null;
      this.isEmpty = attempt === null;
      if (puzzle) this.seen.add(puzzle.id);
      if (this.counted) this.prepare();
    } catch (error) {
      this.coming = null;
      this.error = error;
    }
  }

  /** The same run from its beginning. */
  restart(): void {
    this.isOver = false;
    this.count = 0;
    this.left = STORM;
    this.timer = undefined;
    this.seen.clear();
    this.coming = null;
    void this.next();
  }

  /** The clock goes once the first puzzle is there; the next one is fetched with its board. */
  private prepare(): void {
    if (this.mode === "storm") this.timer ??= this.startClock();
    this.coming = this.found(this.count + 1);
    this.coming.then((puzzle) => puzzle && openGame(puzzle.game, puzzle.options)).catch(() => undefined);
  }

  private startClock(): ReturnType<typeof setInterval> {
    const end = Date.now() + STORM * 1000;
    return setInterval(() => {
      this.left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      if (this.left === 0) this.end("storm");
    }, TICK);
  }

  private found(count: number): Promise<PuzzleData | null> {
    if (this.counted) return nearPuzzle(EASY + count * HARDER[this.counted], this.wish, (id) => !this.seen.has(id));
    if (this.mode === "daily") return dailyPuzzle();
    if (this.mode === "next") return nextPuzzle(this.wish);
    return onePuzzle(this.mode);
  }

  private async ended(puzzle: PuzzleData, solved: boolean, moves: readonly string[], hinted: boolean): Promise<void> {
    if (!this.counted) {
      const { attempt } = this;
      const outcome = await answer(puzzle, { puzzle: puzzle.id, moves, hinted }, solved);
      if (this.attempt === attempt) this.outcome = outcome;
    } else if (!this.isOver) {
      this.count += Number(solved);
      if (this.counted === "streak" && !solved) this.end("streak");
      else await this.next();
    }
  }

  private end(counted: Counted): void {
    clearInterval(this.timer);
    this.isOver = true;
    noteRun(counted, this.count);
  }
}
