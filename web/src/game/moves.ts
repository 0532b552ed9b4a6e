/** Which piece a move lays and where, for lists. */
import type { GameModel } from "../board/game";

/** The piece that is laid and where it begins, as one reads a board. */
export function pieceAndPlace(game: GameModel | null, move: string): { piece: string; cell: string } | null {
  const cells = game?.cellsOf(move) ?? [];
  const first = cells.toSorted(
    (a, b) => (b.address[1] ?? 0) - (a.address[1] ?? 0) || (a.address[0] ?? 0) - (b.address[0] ?? 0),
  )[0];
  return first && game ? { piece: game.placingOf(cells)?.piece ?? "", cell: first.name } : null;
}
