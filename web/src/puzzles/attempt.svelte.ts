/** An attempt at a puzzle: the position, how far the solution was found, which hints were taken, and what came of it. */
import type { Legal } from "../board/placements";
import { seatColour } from "../game/colours";
import type { PositionSource } from "../game/controller.svelte";
import { counted } from "../game/pieces";
import { table } from "../net/tables";
import type { Legality, Ply, Position, PuzzleData } from "../protocol/types";
import { showError } from "../ui/notices.svelte";

export type Phase = "playing" | "solved" | "missed" | "shown";

/** Milliseconds between a move and the reply to it, so that both are seen. */
const BEAT = 700;
/** The deals of a game are among its moves: whatever is drawn besides does not matter. */
export const SEED = 1;

/** Told once what came of the first try, with all moves made and whether a hint was taken. */
export type Ended = (solved: boolean, moves: readonly string[], hinted: boolean) => void;

export class Attempt implements PositionSource {
  position = $state.raw<Position | null>(null);
  phase = $state<Phase>("playing");
  /** How many moves of the line have been made. */
  step = $state(0);
  /** How many hints were taken for the move that is due. */
  hints = $state(0);
  /** Whether the reply to a wrong move is on the board. */
  isRefuted = $state(false);
  sending = $state.raw<string | null>(null);
  /** When the position is there; false where it cannot be had. */
  readonly ready: Promise<boolean>;
  private hinted = false;
  private isTold = false;
  private isClosed = false;

  readonly plies: readonly Ply[] = $derived.by(() => this.position?.plies ?? []);
  readonly isActive: boolean = $derived.by(
    () => this.phase === "playing" && this.sending === null && !this.isReply(this.step),
  );
  readonly legal: Legal = $derived.by(() => (this.isActive ? (this.position?.legal ?? {}) : {}));
  /** The colour in which the next move is drawn. */
  readonly colour: string = $derived.by(() =>
    this.position?.owners ? (this.position.turn ?? "blue") : seatColour(this.position?.mover ?? 0),
  );
  readonly supply: ReadonlyMap<string, number> = $derived.by(() =>
    counted(this.position?.hands?.[String(this.position.mover ?? 0)] ?? this.position?.pieces?.[this.colour] ?? []),
  );

  constructor(
    readonly puzzle: PuzzleData,
    private readonly onend: Ended,
  ) {
    this.ready = this.look(0);
  }

  get table(): Position["table"] {
    return this.position?.table;
  }

  get due(): string | null {
    return this.puzzle.line[this.step] ?? null;
  }

  close(): void {
    this.isClosed = true;
  }

  async make(move: string): Promise<boolean> {
    if (!this.isActive) return false;
    if (move !== this.due) {
      this.phase = "missed";
      this.tell(false, [...this.puzzle.line.slice(0, this.step), move]);
      void this.refute(move);
      return true;
    }
    this.sending = move;
    const made = await this.advance();
    this.sending = null;
    return made;
  }

  /** One hint more for the move that is due; with a hint nothing counts. */
  hint(): void {
    this.hints += 1;
    this.hinted = true;
  }

  /** From the beginning, after it was missed or shown; that counts for nothing any more. */
  async retry(): Promise<void> {
    this.phase = "playing";
    await this.look(0);
  }

  /** Plays the solution, move by move. */
  async show(): Promise<void> {
    this.phase = "shown";
    if (!(await this.look(0))) return;
    while (this.due !== null) {
      await beat();
      if (this.isClosed || this.phase !== "shown" || !(await this.look(this.step + 1))) return;
    }
  }

  why(move: string): Promise<Legality> {
    return table.ask("why", { ...this.asked(this.step), move });
  }

  private tell(solved: boolean, moves: readonly string[]): void {
    if (!this.isTold) this.onend(solved, moves, this.hinted);
    this.isTold = true;
  }

  private isReply(step: number): boolean {
    return this.puzzle.replies.includes(step);
  }

  /** The next move of the line and the replies to it. */
  private async advance(): Promise<boolean> {
    if (!(await this.look(this.step + 1))) return false;
    while (this.isReply(this.step)) {
      await beat();
      if (this.isClosed || !(await this.look(this.step + 1))) return false;
    }
    if (this.due === null) {
      this.phase = "solved";
      this.tell(true, this.puzzle.line);
    }
    return true;
  }

  /** A wrong move on the board, and where a rival moves next, what a strong one would reply. */
  private async refute(move: string): Promise<void> {
    const mover = this.position?.mover;
    const about = this.asked(this.step);
    const isStill = () => this.phase === "missed" && !this.isClosed;
    try {
      const tried = { ...about, moves: [...about.moves, move] };
      const after = await table.ask("position", { ...tried, seed: SEED });
      if (!isStill()) return;
      this.position = after;
      if (after.over || after.mover === mover || after.hands) return;
      const [reply] = await Promise.all([table.ask("hint", tried), beat()]);
      const replied = await table.ask("position", { ...tried, moves: [...tried.moves, reply.move], seed: SEED });
      if (!isStill()) return;
      this.position = replied;
      this.isRefuted = true;
    } catch {
      // It was wrong anyway.
    }
  }

  private asked(step: number) {
    const { game, options, moves, line } = this.puzzle;
    return { variant: game, options, moves: [...moves, ...line.slice(0, step)] };
  }

  /** The position after so many moves of the line. */
  private async look(step: number): Promise<boolean> {
    try {
      this.position = await table.ask("position", { ...this.asked(step), seed: SEED });
      this.step = step;
      this.hints = 0;
      this.isRefuted = false;
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }
}

const beat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BEAT));
