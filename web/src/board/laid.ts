/** Finds what lies on the board from the moves that were made. */
import type { Ply } from "../protocol/types";
import type { Cell, GameModel } from "./game";
import { spotKey } from "./outline";
import type { Spot } from "./lattice";

export interface LaidPiece {
  colour: string;
  piece: string;
  cells: readonly Cell[];
  /** Which move of the game laid it. */
  ply: number;
}

export function laidPieces(game: GameModel, plies: readonly Ply[]): LaidPiece[] {
  return plies.flatMap(({ colour, move }, ply) => {
    const cells = game.cellsOf(move);
    return cells.length ? [{ colour, piece: game.placingOf(cells)?.piece ?? "", cells, ply }] : [];
  });
}

/** Points where pieces of one colour meet at a corner only. */
export function beads(laid: readonly LaidPiece[]): { colour: string; spot: Spot }[] {
  const corners = new Map<string, { colour: string; spot: Spot; pieces: Set<LaidPiece> }>();
  const walked = new Map<string, LaidPiece>();
  for (const piece of laid)
    for (const [from, to] of sidesOf(piece)) {
      const name = `${piece.colour}|${spotKey(from)}`;
      const corner = corners.get(name) ?? { colour: piece.colour, spot: from, pieces: new Set() };
      corner.pieces.add(piece);
      corners.set(name, corner);
      walked.set(`${name}|${spotKey(to)}`, piece);
    }
  // In designs a colour may touch its own sides; their ends are no meeting of corners.
  for (const piece of laid)
    for (const [from, to] of sidesOf(piece)) {
      const other = walked.get(`${piece.colour}|${spotKey(to)}|${spotKey(from)}`);
      if (other && other !== piece) for (const end of [from, to]) corners.delete(`${piece.colour}|${spotKey(end)}`);
    }
  return [...corners.values()].filter(({ pieces }) => pieces.size > 1);
}

/** The points where the newest piece meets others of its colour. */
export function newBeads(laid: readonly LaidPiece[]): { colour: string; spot: Spot }[] {
  const own = laid.filter(({ colour }) => colour === laid.at(-1)?.colour);
  const before = new Set(beads(own.slice(0, -1)).map(({ spot }) => spotKey(spot)));
  return beads(own).filter(({ spot }) => !before.has(spotKey(spot)));
}

const sidesOf = ({ cells }: LaidPiece): [Spot, Spot][] =>
  cells.flatMap(({ polygon }) =>
    polygon.map((from, i): [Spot, Spot] => [from, polygon[(i + 1) % polygon.length] as Spot]),
  );
