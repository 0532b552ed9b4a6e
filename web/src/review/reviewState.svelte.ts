/** The state of a review page: the move looked at, and how far its better line is shown. */
import type { Outline } from "../game/game";
import { table } from "../net/tables";
import type { Ply, Review, ReviewedPly } from "../protocol/types";
import { momentAt, moments, turningPoints, type Moment, type Quantity, type SeatValues } from "./graph";
import { bare, placeOf, plyAt, type PlayedGame } from "./playedGame";
import type { Playback } from "./playback.svelte";

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export class ReviewState {
  quantity = $state<Quantity>("margins");
  /** How many moves of the better line are shown, and for which move of the game. */
  private reached = $state.raw({ place: -1, steps: 0 });
  /** How many moves of the better line are shown; none while the move made stands beside the better one. */
  readonly steps: number = $derived.by(() => (this.reached.place === this.playback.place ? this.reached.steps : 0));
  /** The line as the rules see it: whose turn each of its moves is. */
  private line = $state.raw<{ of: ReviewedPly; plies: readonly Ply[] } | null>(null);

  /** One for every chosen move. */
  readonly all: readonly Moment[] = $derived.by(() =>
    moments(this.review, this.quantity, this.played.plies.length).map((moment) => ({
      ...moment,
      ply: placeOf(this.played, moment.ply),
    })),
  );
  readonly turning: readonly ReviewedPly[] = $derived.by(() => turningPoints(this.review));
  /** What was made of the move that was made last. */
  readonly chosen: ReviewedPly | null = $derived.by(
    () => this.review.moves.find(({ ply }) => this.placeAfter(ply) === this.playback.place) ?? null,
  );
  /** The same, where there was a better one. */
  readonly improved: ReviewedPly | null = $derived.by(() =>
    this.chosen && this.chosen.best !== this.chosen.move ? this.chosen : null,
  );
  /** How it stands at the move looked at. */
  readonly now: SeatValues = $derived.by(() => momentAt(this.all, this.playback.place) ?? { values: [] });
  /** The moves of the line as far as they are known; the first one always is. */
  readonly linePlies: readonly Ply[] = $derived.by(() => {
    const of = this.improved;
    if (!of) return [];
    return this.line?.of === of ? this.line.plies : [{ seat: of.seat, colour: of.turn, move: of.best }];
  });
  /** Flat boards show what might have been as outlines, the others as if it had been. */
  readonly isDrawn: boolean;
  readonly shown: readonly Ply[] = $derived.by(() => {
    const made = this.played.plies.slice(0, plyAt(this.played, this.playback.place));
    if (!this.improved || !this.steps) return made;
    const before = made.slice(0, this.improved.ply);
    return this.isDrawn ? before : [...before, ...this.linePlies.slice(0, this.steps)];
  });
  readonly outlines: readonly Outline[] = $derived.by(() => {
    const { board } = this.played.game;
    if (!board || !this.isDrawn) return [];
    return this.linePlies.slice(0, Math.max(1, this.steps)).flatMap((ply, i) => {
      const cells = board.cellsOf(ply.move);
      return cells.length ? [{ letter: LETTERS[i] ?? "", cells, colour: this.played.game.colourOf(ply) }] : [];
    });
  });

  constructor(
    readonly played: PlayedGame,
    readonly review: Review,
    readonly playback: Playback,
  ) {
    this.isDrawn = played.game.drawsOutlines;
  }

  /** Where one stands when a move has been made. */
  placeAfter(ply: number): number {
    return placeOf(this.played, ply) + 1;
  }

  /** One more move of the line, or one less. */
  async step(by: number): Promise<void> {
    const of = this.improved;
    if (!of) return;
    this.playback.pause();
    if (this.line?.of !== of) this.line = { of, plies: await this.plyOf(of) };
    if (this.improved === of) this.reach(this.steps + by);
  }

  /** Back to the move that was made. */
  leaveLine(): void {
    this.reach(0);
  }

  private reach(steps: number): void {
    const within = Math.min(this.linePlies.length, Math.max(0, steps));
    this.reached = { place: this.playback.place, steps: within };
  }

  private async plyOf(of: ReviewedPly): Promise<readonly Ply[]> {
    const { moves, ...rest } = bare(this.played, of.ply);
    try {
      const { plies } = await table.ask("position", { ...rest, moves: [...moves, ...of.line] });
      return plies.slice(of.ply);
    } catch {
      // With hidden hands a line is guessed: others may not hold what it lets them lay.
      return [{ seat: of.seat, colour: of.turn, move: of.best }];
    }
  }
}
