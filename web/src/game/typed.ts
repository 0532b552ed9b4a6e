/** Reads a move as people type it: "X5 e8" as lists of moves show it, "e10,e11,f11", or a word such as "pass". */
import type { Cell, GameModel } from "../board/game";
import { minus } from "../board/lattice";
import type { Legal } from "../board/placements";
import { pieceAndPlace } from "./moves";

export type Typed =
  /** One move; whether it is legal is for the server to say. */
  | { kind: "move"; move: string }
  /** Several legal moves fit the text. */
  | { kind: "several"; moves: readonly string[] }
  /** A piece and a place, but no legal move; these are the moves that were meant, none where it leaves the board. */
  | { kind: "illegal"; piece: string; cell: string; moves: string[] }
  /** A piece that can be laid nowhere. */
  | { kind: "nowhere"; piece: string };

/** What separates names and cells. */
const GAPS = /[\s,;:]+/;

export function readTyped(board: GameModel, legal: Legal, text: string): Typed {
  const written = text.trim().toLowerCase();
  const words = written.split(GAPS).filter(Boolean);
  const pieces = pieceReading(board, words);
  const cells = cellsOf(board, words);
  const fitting = [
    ...(pieces ? (legal[pieces.piece] ?? []).filter((move) => pieces.covers(move)) : []),
    ...(cells
      ? Object.values(legal).flatMap((moves) => moves.filter((move) => isSame(board.cellsOf(move), cells)))
      : []),
  ];
  const found = pieces ? exact(board, pieces, [...new Set(fitting)]) : [...new Set(fitting)];
  if (found.length === 1) return { kind: "move", move: found[0] ?? "" };
  if (found.length) return { kind: "several", moves: found };
  if (pieces && !(cells && words.length > 2)) {
    const { piece, cells: named } = pieces;
    const moves = placesFor(board, piece, named);
    return { kind: "illegal", piece, cell: named.map(({ name }) => name).join(", "), moves };
  }
  const move = cells
    ?.toSorted((a, b) => a.index - b.index)
    .map(({ name }) => name)
    .join(",");
  return { kind: "move", move: move ?? written.replaceAll(/\s+/g, "") };
}

interface PieceReading {
  piece: string;
  cells: Cell[];
  covers: (move: string) => boolean;
}

/** A name of a piece with cells after it; Trigon has both a piece A6 and a triangle a6. */
function pieceReading(board: GameModel, words: readonly string[]): PieceReading | null {
  const [first = "", ...rest] = words;
  const piece = [...board.pieces.keys()].find((name) => name.toLowerCase() === first);
  const places = rest.map((word) => board.cell(word));
  const cells = places.filter((cell) => cell !== undefined);
  // A word between them, such as "at", names no cell.
  if (piece === undefined || !cells.length || cells.length < rest.length - 1) return null;
  const names = new Set(cells.map(({ name }) => name));
  return {
    piece,
    cells,
    covers: (move) => board.cellsOf(move).filter(({ name }) => names.has(name)).length === names.size,
  };
}

function cellsOf(board: GameModel, words: readonly string[]): Cell[] | null {
  const cells = words.map((word) => board.cell(word)).filter((cell) => cell !== undefined);
  return cells.length && cells.length === words.length ? cells : null;
}

const isSame = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.length === other.length && one.every((cell) => other.includes(cell));

/** Of moves that cover a cell, those that begin there, as lists show it, come before the others. */
function exact(board: GameModel, { piece, cells }: PieceReading, moves: readonly string[]): readonly string[] {
  const begin = moves.filter((move) => {
    const place = pieceAndPlace(board, move);
    return cells.length === 1 && place?.piece === piece && place.cell === cells[0]?.name;
  });
  return begin.length ? begin : moves;
}

/** Every way in which a piece could lie with its first cell there, or over all of several cells, legal or not. */
function placesFor(board: GameModel, piece: string, cells: readonly Cell[]): string[] {
  const [first] = cells;
  const orientations = board.pieces.get(piece)?.orientations ?? [];
  if (!first) return [];
  const moves = orientations.flatMap(({ cells: shape }, orientation) =>
    shape.flatMap((own) => board.moveOf({ piece, orientation, offset: minus(first.address, own) }) ?? []),
  );
  const fits = (move: string) => {
    const covered = board.cellsOf(move);
    if (board.placingOf(covered)?.piece !== piece) return false;
    return cells.length > 1
      ? cells.every((cell) => covered.includes(cell))
      : pieceAndPlace(board, move)?.cell === first.name;
  };
  return [...new Set(moves)].filter(fits);
}
