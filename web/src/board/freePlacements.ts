/** Every place on free cells, whatever the rules say; they are not listed. */
import type { GameModel } from "./game";
import type { LaidPiece } from "./laid";
import { Placements, type Fit } from "./placements";

export class FreePlacements extends Placements {
  private readonly taken: ReadonlySet<string>;

  constructor(game: GameModel, laid: readonly LaidPiece[]) {
    super(game, {});
    this.taken = new Set(laid.flatMap(({ cells }) => cells.map(({ name }) => name)));
  }

  override isLegal(_piece: string, move: string): boolean {
    return move.split(",").every((cell) => !this.taken.has(cell));
  }

  override of(): readonly Fit[] {
    return [];
  }
}
