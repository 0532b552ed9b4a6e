/** The legal moves of a turn, as places where a piece fits. */
import type { Cell, GameModel, Placing } from "./game";
import { middle, type Spot } from "./lattice";

export interface Fit extends Placing {
  move: string;
  cells: readonly Cell[];
  centre: Spot;
}

export type Legal = Readonly<Record<string, readonly string[]>>;

export class Placements {
  private readonly fits = new Map<string, readonly Fit[]>();

  constructor(
    private readonly game: GameModel,
    private readonly legal: Legal,
  ) {}

  /** Moves that lay nothing, such as keep and swap. */
  get words(): readonly string[] {
    return this.legal[""] ?? [];
  }

  get total(): number {
    return Object.values(this.legal).reduce((sum, moves) => sum + moves.length, 0);
  }

  count(piece: string): number {
    return this.legal[piece]?.length ?? 0;
  }

  isLegal(piece: string, move: string): boolean {
    return this.of(piece).some((fit) => fit.move === move);
  }

  /** Everywhere a piece fits, in reading order. Made when the piece is first picked up. */
  of(piece: string): readonly Fit[] {
    const known = this.fits.get(piece);
    if (known) return known;
    const found = (this.legal[piece] ?? [])
      .map((move) => this.fitOf(move))
      .filter((fit) => fit !== undefined)
      .sort((a, b) => a.centre.y - b.centre.y || a.centre.x - b.centre.x);
    this.fits.set(piece, found);
    return found;
  }

  private fitOf(move: string): Fit | undefined {
    const cells = this.game.cellsOf(move);
    const placing = this.game.placingOf(cells);
    return placing && { ...placing, move, cells, centre: middle(cells.map(({ centre }) => centre)) };
  }
}
