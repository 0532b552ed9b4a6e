/** The state of a design being edited: pieces, the held piece, undo. */
import type { GameModel } from "../board/game";
import { Hold } from "../board/hold.svelte";
import type { LaidPiece } from "../board/laid";
import { COLOURS, FreePlacements, laidIn, type Design, type DrawnPiece } from "./design";

type Pieces = readonly DrawnPiece[];

export class Sketch {
  title = $state("");
  /** The colour of what is laid next. */
  colour = $state<string>(COLOURS[0]);
  /** Which of the pieces is in the hand; null for one out of the tray. */
  private lifted = $state<number | null>(null);
  private states = $state.raw<readonly Pieces[]>([[]]);

  readonly hold: Hold;

  constructor(
    readonly game: GameModel,
    design: Design,
    private readonly onchange: (design: Design) => void,
  ) {
    this.title = design.title;
    this.states = [design.pieces];
    this.hold = new Hold(game, () => this.placements);
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
  readonly placements: FreePlacements = $derived.by(() => new FreePlacements(this.game, this.laid));
  /** In the hand, but as it lay. */
  readonly isAsItLay: boolean = $derived.by(() => {
    const before = this.isLifted ? this.pieces[this.lifted ?? -1] : undefined;
    return before !== undefined && before.cells === this.hold.ghost?.move && before.colour === this.colour;
  });
  readonly canUndo: boolean = $derived(this.states.length > 1);

  get design(): Design {
    return { title: this.title, game: this.game.id, pieces: this.pieces };
  }

  private become(pieces: Pieces): void {
    this.states = [...this.states, pieces];
    this.putBack();
    this.onchange(this.design);
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
    const number = this.pieces.findIndex(({ cells }) => cells.split(",").includes(cell));
    const found = this.pieces[number];
    const placing = found && this.game.placingOf(this.game.cellsOf(found.cells));
    if (!found || !placing) return false;
    this.lifted = number;
    this.colour = found.colour;
    this.hold.show(placing);
    return true;
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
    this.onchange(this.design);
  }

  clear(): void {
    this.become([]);
  }

  rename(title: string): void {
    this.title = title;
    this.onchange(this.design);
  }
}
