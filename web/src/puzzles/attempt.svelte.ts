/** An attempt at a puzzle: the position, how far the solution was found, and what came of it. */
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

export class Attempt implements PositionSource {
  position = $state.raw<Position | null>(null);
  phase = $state<Phase>("playing");
  /** How many moves of the line have been made. */
  step = $state(0);
  hinted = $state(false);
  /** The move that was not it. */
  wrong = $state.raw<string | null>(null);
  error = $state.raw<unknown>(null);
  sending = $state.raw<string | null>(null);
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
    /** Told once what came of the first try, with all moves made. */
    private readonly onend: (solved: boolean, moves: readonly string[], hinted: boolean) => void,
  ) {
    void this.look(0);
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
      this.wrong = move;
      this.phase = "missed";
      this.onend(false, [...this.puzzle.line.slice(0, this.step), move], this.hinted);
      return true;
    }
    this.sending = move;
    const made = await this.advance();
    this.sending = null;
    return made;
  }

  /** From the beginning, after it was missed or shown; that counts for nothing any more. */
  async retry(): Promise<void> {
    this.wrong = null;
    if (await this.look(0)) this.phase = "playing";
  }

  /** Plays the solution, move by move. */
  async show(): Promise<void> {
    this.phase = "shown";
    this.wrong = null;
    while (this.step < this.puzzle.line.length && !this.isClosed) {
      if (!(await this.look(this.step + 1))) return;
      await beat();
    }
  }

  why(move: string): Promise<Legality> {
    return table.ask("why", { ...this.asked(this.step), move });
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
      this.onend(true, this.puzzle.line, this.hinted);
    }
    return true;
  }

  private asked(step: number) {
    const { game, options, moves, line } = this.puzzle;
    return { variant: game, options, moves: [...moves, ...line.slice(0, step)] };
  }

  /** The position after so many moves of the line. */
  async look(step: number): Promise<boolean> {
    try {
      this.position = await table.ask("position", { ...this.asked(step), seed: 1 });
      this.step = step;
      this.error = null;
      return true;
    } catch (error) {
      this.error = error;
      showError(error);
      return false;
    }
  }
}

const beat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BEAT));
