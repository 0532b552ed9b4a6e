/** Pieces laid at will, in any colour and order: taken up again, moved, removed, and all of it undone. */
import type { GameModel } from "../board/game";
import type { Handling } from "../board/handling";
import { laidPieces, type LaidPiece } from "../board/laid";

export interface DrawnPiece {
  colour: string;
  /** As a move writes them. */
  cells: string;
}
type Pieces = readonly DrawnPiece[];

export const laidIn = (game: GameModel, pieces: Pieces): LaidPiece[] =>
  laidPieces(
    game,
    pieces.map(({ colour, cells }) => ({ seat: 0, colour, move: cells })),
  );

export class Laying<Held extends Handling = Handling> {
  /** The colour of what is laid next. */
  colour = $state("");
  /** Which of the pieces is in the hand; null for one out of the tray. */
  private lifted = $state<number | null>(null);
  private states = $state.raw<readonly Pieces[]>([[]]);

  readonly hold: Held;

  constructor(
    readonly game: GameModel,
    pieces: Pieces,
    colour: string,
    /** What holds a piece that may be put on any free cells. */
    createHold: (laid: () => readonly LaidPiece[]) => Held,
  ) {
    this.states = [pieces];
    this.colour = colour;
    this.hold = createHold(() => this.laid);
  }

  readonly pieces: Pieces = $derived(this.states.at(-1) ?? []);
  /** The piece in the hand came off the board. */
  readonly isLifted: boolean = $derived.by(() => this.lifted !== null && this.hold.piece !== null);
  readonly laid: readonly LaidPiece[] = $derived.by(() =>
    laidIn(
      this.game,
      this.pieces.filter((_, i) => !this.isLifted || i !== this.lifted),
    ),
  );
  /** In the hand, but as it lay. */
  readonly isAsItLay: boolean = $derived.by(() => {
    const before = this.isLifted ? this.pieces[this.lifted ?? -1] : undefined;
    return before !== undefined && before.cells === this.hold.ghost?.move && before.colour === this.colour;
  });
  readonly canUndo: boolean = $derived(this.states.length > 1);

  /** Called after every change. */
  protected changed(): void {
    // Nobody else has to know.
  }

  private become(pieces: Pieces): void {
    this.states = [...this.states, pieces];
    this.putBack();
    this.changed();
  }

  /** What was lifted lies where it lay. */
  putBack(): void {
    this.hold.drop();
    this.lifted = null;
  }

  pick(piece: string): void {
    const again = this.hold.piece === piece && !this.isLifted;
    this.putBack();
    if (!again) this.hold.pick(piece);
  }

  /** Take the piece on a cell into the hand, if there is one and the hand is free. */
  lift(cell: string): boolean {
    if (this.hold.piece !== null) return false;
    return this.liftPiece(this.pieces.findIndex(({ cells }) => cells.split(",").includes(cell)));
  }

  liftPiece(number: number): boolean {
    const found = this.pieces[number];
    if (!found) return false;
    this.putBack();
    this.lifted = number;
    this.colour = found.colour;
    return this.hold.showMove(found.cells);
  }

  /** Lay what is in the hand; a piece that was lifted keeps its place in the order. */
  place(): void {
    const { ghost } = this.hold;
    if (!ghost?.legal || ghost.move === null) return;
    const piece = { colour: this.colour, cells: ghost.move };
    if (!this.isLifted) return this.become([...this.pieces, piece]);
    if (this.isAsItLay) return this.putBack();
    this.become(this.pieces.map((other, i) => (i === this.lifted ? piece : other)));
  }

  /** What is in the hand goes; from the board for good. */
  remove(): void {
    if (this.isLifted) this.become(this.pieces.filter((_, i) => i !== this.lifted));
    else this.putBack();
  }

  /** From now on in this colour, and so is a piece that was lifted. */
  paint(colour: string): void {
    this.colour = colour;
    if (!this.isLifted) return;
    this.become(this.pieces.map((other, i) => (i === this.lifted ? { ...other, colour } : other)));
  }

  undo(): void {
    if (!this.canUndo) return;
    this.putBack();
    this.states = this.states.slice(0, -1);
    this.changed();
  }

  clear(): void {
    this.become([]);
  }
}
