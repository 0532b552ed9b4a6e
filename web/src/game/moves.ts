/** Which piece a move lays and where, and short texts of it, for lists. */
import type { GameModel } from "../board/game";

/** The piece that is laid and where it begins, as one reads a board. */
export function pieceAndPlace(game: GameModel | null, move: string): { piece: string; cell: string } | null {
  const cells = game?.cellsOf(move) ?? [];
  const first = cells.toSorted(
    (a, b) => (b.address[1] ?? 0) - (a.address[1] ?? 0) || (a.address[0] ?? 0) - (b.address[0] ?? 0),
  )[0];
  return first && game ? { piece: game.placingOf(cells)?.piece ?? "", cell: first.name } : null;
}

/** The piece and its first cell; whole for moves that lay nothing. */
export function shortMove(game: GameModel | null, move: string): string {
  const found = pieceAndPlace(game, move);
  return found ? `${found.piece} ${found.cell}` : move;
}
