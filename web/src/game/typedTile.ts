/** Reads a tile as people type it: "0-3-5", "0-3-5 -1,2" with its cell, "0-3-5@-1,2/1" in full, or a word such as "draw". */
import { cellKey, formatLay, isTriple, numbersOf, parseLay, type Cell } from "../board/tiles/tiles";
import type { Legal } from "../board/placements";
import type { Typed } from "./typed";

/** Three numbers however they are separated, then where it lies and which number is on top, if that is said. */
const TILE =
  /^([0-5])[-, ]?([0-5])[-, ]?([0-5])(?:(?:\s*@\s*|\s+(?:[^\d\s]{2,}\s+)?)(-?\d+)\s*[,; ]\s*(-?\d+)(?:\s*\/\s*([012]))?)?$/;

export function readTypedTile(legal: Legal, text: string): Typed {
  const written = text.trim().toLowerCase().replaceAll("\u2212", "-");
  const [, a, b, c, x, y, rotation] = TILE.exec(written) ?? [];
  if (a === undefined) return { kind: "move", move: written };
  // A tile is named by its numbers in ascending order, whichever was read first.
  const tile = [a, b, c].toSorted().join("-");
  const cell: Cell | null = x === undefined ? null : [Number(x), Number(y)];
  const found = (legal[tile] ?? []).filter((move) => {
    const lay = parseLay(move);
    const isThere = !cell || (lay && cellKey(lay.cell) === cellKey(cell));
    return isThere && (rotation === undefined || isTriple(tile) || lay?.rotation === Number(rotation));
  });
  if (found.length === 1) return { kind: "move", move: found[0] ?? "" };
  if (found.length) return { kind: "several", moves: found };
  if (!cell) return { kind: "nowhere", piece: tile };
  const turns = rotation === undefined ? numbersOf(tile).map((_, turn) => turn) : [Number(rotation)];
  const moves = new Set(turns.map((turn) => formatLay({ tile, cell, rotation: turn })));
  return { kind: "illegal", piece: tile, cell: cellKey(cell), moves: [...moves] };
}

/** The tile and its cell; whole for moves that lay nothing. */
export function typedTile(move: string): string {
  const lay = parseLay(move);
  return lay ? `${lay.tile} ${cellKey(lay.cell)}` : move;
}
