/** A design: pieces in any colour on a board, without turns and rules; pieces may not overlap. */
import type { GameModel } from "../board/game";
import { laidPieces, type LaidPiece } from "../board/laid";
import { Placements, type Fit } from "../board/placements";
import { allGames } from "../net/games";
import type { GameInfo } from "../protocol/types";

export interface DrawnPiece {
  colour: string;
  /** As a move writes them. */
  cells: string;
}

export interface Design {
  title: string;
  game: string;
  pieces: readonly DrawnPiece[];
}

/** The board of a new design unless another is chosen. */
export const USUAL_BOARD = "classic";

/** Games whose boards and pieces differ enough to choose between. */
export const drawableGames = async (): Promise<GameInfo[]> => (await allGames()).filter(({ drawable }) => drawable);

export const COLOURS = ["blue", "yellow", "red", "green", "purple", "orange"] as const;

export const laidIn = (game: GameModel, pieces: readonly DrawnPiece[]): LaidPiece[] =>
  laidPieces(
    game,
    pieces.map(({ colour, cells }) => ({ seat: 0, colour, move: cells })),
  );

/** Whether these are pieces of the game that lie on its board side by side. */
export function isSound(game: GameModel, pieces: readonly DrawnPiece[]): boolean {
  const covered = new Set<number>();
  return pieces.every(({ cells: text }) => {
    const cells = game.cellsOf(text);
    const isFree = cells.every(({ index }) => !covered.has(index));
    for (const { index } of cells) covered.add(index);
    return isFree && game.placingOf(cells) !== undefined;
  });
}

/** Every place on free cells is legal; they are not listed. */
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
