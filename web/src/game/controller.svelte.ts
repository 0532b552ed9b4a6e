/**
 * One's own side of a table: the piece in the hand, an earlier position looked at, and why the held piece does not fit.
 * Matches, puzzles, lessons and the analysis board share it; each says what the position is and what making a move means.
 */
import type { Handling } from "../board/handling";
import type { Legal } from "../board/placements";
import type { Worths } from "../board/tiles/hold.svelte";
import type { Legality, Ply, TableInfo } from "../protocol/types";
import type { Flight, Landing } from "../board/flight";
import type { Game } from "./game";
import { Motion } from "./motion.svelte";
import { Reason } from "./reason.svelte";
import { touchSnap } from "./touch";

export interface PositionSource {
  /** The moves that seats made, each in the colour in which it is drawn. */
  readonly plies: readonly Ply[];
  readonly legal: Legal;
  /** How many of every piece can be taken into the hand. */
  readonly supply: ReadonlyMap<string, number>;
  /** What moves score, where the server tells. */
  readonly worth?: Worths | null | undefined;
  /** What lies on the table, where the server tells. */
  readonly table?: TableInfo | null | undefined;
  /** Resolves to false where the move could not be made. */
  make(move: string): Promise<unknown>;
  why(move: string): Promise<Legality>;
}

/** Pixels a side of a tile that is dragged over a board without cells. */
const DRAGGED_TILE = 64;

export class TableController {
  /** After how many moves the board is shown; null for now. */
  viewed = $state<number | null>(null);
  /** Pixels across the board. */
  width = $state(390);
  readonly hold: Handling;
  readonly reason: Reason;
  protected readonly motion: Motion;
  /** The move that was made from where its piece lies: it need not come from afar. */
  protected hovering: string | null = null;

  readonly laid: readonly unknown[] = $derived.by(() =>
    this.viewed === null
      ? this.game.laid(this.source.plies, this.source.table ?? null)
      : this.game.laid(this.source.plies.slice(0, this.viewed)),
  );
  /** Pixels across a cell. */
  readonly cell: number = $derived.by(() => (this.game.board ? this.width / this.game.board.box.width : DRAGGED_TILE));

  constructor(
    readonly game: Game,
    readonly source: PositionSource,
  ) {
    this.hold = game.createHold({
      legal: () => source.legal,
      worth: () => source.worth ?? {},
      laid: () => this.laid,
    });
    this.reason = new Reason(
      (move) => source.why(move),
      () => (this.asksWhy ? this.hold.ghost : null),
      game.board?.shape,
    );
    this.motion = new Motion(game);
    const snapped = $derived(this.hold.ghost?.legal ? this.hold.ghost.move : null);
    $effect(() => {
      if (snapped !== null) touchSnap();
    });
  }

  /** Pieces that are laid move; not for those who look at the past. */
  get flight(): Flight | null {
    return this.viewed === null ? this.motion.flight : null;
  }

  get landed(): Landing | null {
    return this.viewed === null ? this.motion.landed : null;
  }

  /** Show how pieces are laid, as the moves come; null while there are none. */
  followMoves(plies: () => readonly Ply[] | null): void {
    this.motion.follow({ plies, isOwn: true, settles: (move) => this.hovering === move });
  }

  /** Whether a piece that rests where it does not fit is asked about. */
  protected get asksWhy(): boolean {
    return true;
  }

  get supply(): ReadonlyMap<string, number> {
    return this.source.supply;
  }

  /** Take a piece into the hand, or put it back if it is there. */
  pick(piece: string): void {
    this.viewed = null;
    if (this.hold.piece === piece) this.hold.drop();
    else this.hold.pick(piece);
  }

  /** One step back: from the board into the hand, from the hand among the others, from the past to now. */
  back(): void {
    if (this.hold.ghost) this.hold.lift();
    else if (this.hold.piece !== null) this.hold.drop();
    else this.viewed = null;
  }

  /** Make the move that is shown; the piece stays in the hand until it is made. */
  async place(): Promise<void> {
    const { ghost } = this.hold;
    if (!ghost?.legal || ghost.move === null) return;
    this.hovering = ghost.move;
    const made = (await this.source.make(ghost.move)) !== false;
    // Meanwhile others may have moved, and another piece may be in the hand.
    if (made && this.hold.ghost?.move === ghost.move) this.hold.drop();
  }

  view(ply: number | null): void {
    this.hold.drop();
    this.viewed = ply;
  }
}
