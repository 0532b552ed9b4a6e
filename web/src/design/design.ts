/** A design: pieces in any colour on a board, without turns and rules; pieces may not overlap. */
import type { GameModel } from "../board/game";
import type { DrawnPiece } from "../game/laying.svelte";
import { allGames } from "../net/games";
import type { GameInfo } from "../protocol/types";

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
