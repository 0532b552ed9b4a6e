/** Geometry and notation of numbered tiles: corners, cells, which number is at which corner. */
import { ivory } from "../../../../src/cornerwise/drawing/tokens.json";
import type { Ply, TableInfo } from "../../protocol/types";
import { boxOf, type Box } from "../game";
import { LATTICES, middle, planeOf, type Spot } from "../lattice";
import { roundedPath, type Polygon } from "../outline";

export type Numbers = readonly [number, number, number];
export type Cell = readonly [x: number, y: number];

/** A tile on a cell, with its number `rotation` at the apex: the corner that has a row for itself. */
export interface Lay {
  tile: string;
  cell: Cell;
  rotation: number;
}

export interface LaidTile extends Lay {
  seat: number;
}

export const INKS: readonly string[] = ivory.figures;
/** How a tile is cut; lengths are in its sides. */
export const BODY = { gap: 0.022, outer: 0.085, inner: 0.085 };
export const BEVEL = { gap: 0.06, outer: 0.05, inner: 0.05 };
/** A line round a tile in the hand. */
export const OUTSIDE = { gap: -0.03, outer: 0.12, inner: 0.12 };
/** How far from the middle of a tile toward its corners the figures stand. */
const TOWARD_CORNER = 0.5;
const MARGIN = 0.75;
/** A single tile is not blown up. */
const SMALLEST = { width: 6, height: 4 };

export const cellKey = ([x, y]: Cell): string => `${x},${y}`;
export const pointsUp = ([x, y]: Cell): boolean => (x + y) % 2 === 0;

export const numbersOf = (tile: string): Numbers => tile.split("-").map(Number) as unknown as Numbers;
export const isTriple = (tile: string): boolean => new Set(numbersOf(tile)).size === 1;

/** The numbers at the corners of the cell, the apex first, then clockwise. */
export function shownNumbers({ tile, rotation }: Lay): Numbers {
  const numbers = numbersOf(tile);
  return [0, 1, 2].map((i) => numbers[(i + rotation) % 3]) as unknown as Numbers;
}

/** The corners of a cell as points of the lattice, the apex first, then clockwise as seen. */
function pointsOf([x, y]: Cell): Cell[] {
  return pointsUp([x, y])
    ? [
        [x + 1, y + 1],
        [x + 2, y],
        [x, y],
      ]
    : [
        [x + 1, y],
        [x, y + 1],
        [x + 2, y + 1],
      ];
}

/** The corners of a cell in the plane, in the same order. */
export const cornersOf = (cell: Cell): Polygon => pointsOf(cell).map((point) => planeOf(LATTICES.triangle, point));

const TILES_ROUND_A_CORNER = 6;

/** What a tile makes with those that lie: full rounds about its corners, or a way across from one tile to others. */
export function joinsOf<Tile extends Lay>(
  laid: readonly Tile[],
  tile: Tile,
): { hexagons: Tile[][]; bridge: Tile[] | null } {
  const corners = pointsOf(tile.cell).map(cellKey);
  const rounds = corners.map((corner) => laid.filter(({ cell }) => pointsOf(cell).map(cellKey).includes(corner)));
  const besides = laid.filter((other) => rounds.filter((round) => round.includes(other)).length === 2);
  const [beside] = besides;
  const across = beside ? (rounds.find((round) => !round.includes(beside)) ?? []) : [];
  return {
    hexagons: rounds.filter((round) => round.length === TILES_ROUND_A_CORNER - 1).map((round) => [...round, tile]),
    bridge: beside && besides.length === 1 && across.length ? [tile, beside, ...across] : null,
  };
}

export const centreOf = (cell: Cell): Spot => middle(cornersOf(cell));

/** Where the figures of a tile stand. */
export function figuresOf(lay: Lay): { number: number; spot: Spot }[] {
  const [corners, centre] = [cornersOf(lay.cell), centreOf(lay.cell)];
  return shownNumbers(lay).map((number, i) => {
    const corner = corners[i] as Spot;
    return {
      number,
      spot: {
        x: centre.x + (corner.x - centre.x) * TOWARD_CORNER,
        y: centre.y + (corner.y - centre.y) * TOWARD_CORNER,
      },
    };
  });
}

export const tilePath = (cell: Cell, cut = BODY): string => roundedPath(cornersOf(cell), cut);

/** The cell under a spot of the plane. */
export function cellUnder({ x, y }: Spot): Cell {
  const row = Math.floor(-y / HEIGHT);
  const up = -y / HEIGHT - row;
  const column = Math.floor(2 * x);
  const across = 2 * x - column;
  // In each half column a slanting side parts two cells: rising or falling, by turns.
  const rises = (column + row) % 2 === 0;
  const left = rises ? up > across : up < 1 - across;
  return left ? [column - 1, row] : [column, row];
}

const HEIGHT = Math.sqrt(3) / 2;

/** What there is to see of a table: its tiles with some felt round them. */
export function tableBox(cells: readonly Cell[], smallest = SMALLEST): Box {
  const box = boxOf(cells.length ? cells.map(cornersOf) : [cornersOf([0, 0])]);
  const wide = Math.max(0, smallest.width - box.width) / 2 + MARGIN;
  const high = Math.max(0, smallest.height - box.height) / 2 + MARGIN;
  return { x: box.x - wide, y: box.y - high, width: box.width + 2 * wide, height: box.height + 2 * high };
}

export const laidTiles = (table: TableInfo): LaidTile[] =>
  table.laid.map(({ seat, tile, cell: [x = 0, y = 0], rotation }) => ({ seat, tile, cell: [x, y], rotation }));

const LAY = /^(\d-\d-\d)@(-?\d+),(-?\d+)\/([012])$/;

/** What a move lays; null for a word. */
export function parseLay(move: string): Lay | null {
  const [, tile, x, y, rotation] = LAY.exec(move.trim()) ?? [];
  return tile === undefined ? null : { tile, cell: [Number(x), Number(y)], rotation: Number(rotation) };
}

export const formatLay = ({ tile, cell, rotation }: Lay): string =>
  `${tile}@${cellKey(cell)}/${isTriple(tile) ? 0 : rotation}`;

/** What lies on the table after some moves: a deal begins with the tile on 0,0. */
export function tableAfter(plies: readonly Ply[]): LaidTile[] {
  let laid: LaidTile[] = [];
  for (const { seat, move } of plies) {
    const lay = parseLay(move);
    if (!lay) continue;
    laid = lay.cell[0] === 0 && lay.cell[1] === 0 ? [{ seat, ...lay }] : [...laid, { seat, ...lay }];
  }
  return laid;
}
