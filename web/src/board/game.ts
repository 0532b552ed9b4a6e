/**
 * The board and its pieces, built once from the server's data: cells, polygons, and lookups from moves to pieces and
 * back.
 */
import type { BoardData } from "../protocol/types";
import { isEven, LATTICES, middle, minus, planeOf, plus, type Address, type Lattice, type Spot } from "./lattice";
import type { Polygon } from "./outline";

export interface Cell {
  index: number;
  name: string;
  address: Address;
  polygon: Polygon;
  centre: Spot;
}

export interface Orientation {
  cells: readonly Address[];
  polygons: readonly Polygon[];
  centre: Spot;
  turned: number;
  flipped: number;
}

export interface Piece {
  name: string;
  size: number;
  orientations: readonly Orientation[];
}

/** Some cells that a piece covers, and how it lies. */
export interface Placing {
  piece: string;
  orientation: number;
  offset: Address;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const spots = (polygon: readonly (readonly number[])[] | null | undefined): Polygon =>
  (polygon ?? []).map(([x = 0, y = 0]) => ({ x, y }));

export function boxOf(polygons: readonly Polygon[]): Box {
  const all = polygons.flat();
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const RIM = 1e-6;

export class GameModel {
  readonly lattice: Lattice;
  readonly cells: readonly Cell[];
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly box: Box;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly addresses: ReadonlyMap<string, number>;
  private readonly shapes: ReadonlyMap<string, Placing>;

  constructor(readonly data: BoardData) {
    this.lattice = LATTICES[data.lattice];
    this.cells = data.cells.map(({ name, address, polygon }, index) => {
      const corners = polygon ? spots(polygon) : this.squareAt(address);
      return { index, name, address, polygon: corners, centre: middle(corners) };
    });
    this.numbers = new Map(this.cells.map(({ name, index }) => [name, index]));
    this.addresses = new Map(this.cells.map(({ address, index }) => [address.join(), index]));
    this.pieces = new Map(data.pieces.map((piece) => [piece.name, this.pieceOf(piece)]));
    this.shapes = new Map(
      [...this.pieces.values()].flatMap(({ name, orientations }) =>
        orientations.map(({ cells }, orientation): [string, Placing] => [
          this.shapeKey(cells),
          { piece: name, orientation, offset: lowest(cells) },
        ]),
      ),
    );
    this.box = boxOf(this.cells.map(({ polygon }) => polygon));
  }

  /** What a cell is: messages choose their words by it. */
  get shape(): BoardData["lattice"] {
    return this.data.lattice;
  }

  /** Whether cells also lie above each other. */
  get isSolid(): boolean {
    return this.lattice.axes.length > 2;
  }

  get id(): string {
    return this.data.id;
  }

  cell(name: string): Cell | undefined {
    return this.cells[this.numbers.get(name) ?? -1];
  }

  cellAt(address: Address): Cell | undefined {
    return this.cells[this.addresses.get(address.join()) ?? -1];
  }

  /** The cell under a spot of the plane. */
  cellUnder(spot: Spot): Cell | undefined {
    return this.cells.find(({ polygon }) => isInside(polygon, spot));
  }

  /** The spot of the board that is nearest to a spot; boards with slanting sides count as their box. */
  onto({ x, y }: Spot): Spot {
    const { box } = this;
    // Not on the rim itself, which the last cell shares with nothing.
    const within = (value: number, from: number, size: number) =>
      Math.min(Math.max(value, from + RIM), from + size - RIM);
    return { x: within(x, box.x, box.width), y: within(y, box.y, box.height) };
  }

  /** The cells that a move names; none for a move that lays nothing. */
  cellsOf(move: string): Cell[] {
    const found = move.split(",").map((name) => this.cell(name.trim()));
    return found.every((cell) => cell !== undefined) ? found : [];
  }

  /** Which piece covers these cells, how it lies, and where. */
  placingOf(cells: readonly Cell[]): Placing | undefined {
    const covered = cells.map(({ address }) => address);
    if (!covered.length) return undefined;
    const home = this.shapes.get(this.shapeKey(covered));
    return home && { ...home, offset: minus(lowest(covered), home.offset) };
  }

  /** The move that lays a piece so, as text; null where it would leave the board. */
  moveOf({ piece, orientation, offset }: Placing): string | null {
    const covered = this.covered({ piece, orientation, offset });
    if (!covered.every((cell) => cell !== undefined)) return null;
    return covered
      .toSorted((a, b) => a.index - b.index)
      .map(({ name }) => name)
      .join(",");
  }

  covered({ piece, orientation, offset }: Placing): (Cell | undefined)[] {
    return this.orientation(piece, orientation).cells.map((cell) => this.cellAt(plus(cell, offset)));
  }

  orientation(piece: string, number: number): Orientation {
    const found = this.pieces.get(piece)?.orientations[number];
    if (!found) throw new RangeError(`no piece ${piece} lies in way ${number}`);
    return found;
  }

  private pieceOf({ name, size, orientations }: BoardData["pieces"][number]): Piece {
    return {
      name,
      size,
      orientations: orientations.map(({ cells, polygons, turns }) => {
        const drawn = polygons ? polygons.map(spots) : cells.map((cell) => this.squareAt(cell));
        return {
          cells,
          polygons: drawn,
          centre: middle(drawn.map((polygon) => middle(polygon))),
          turned: turns[0] ?? 0,
          flipped: turns[1] ?? 0,
        };
      }),
    };
  }

  /** Cubes have no polygon of their own; from above they are squares. */
  private squareAt(address: Address): Polygon {
    const { x, y } = planeOf(this.lattice, address);
    return [
      { x, y: y - 1 },
      { x: x + 1, y: y - 1 },
      { x: x + 1, y },
      { x, y },
    ];
  }

  /** What cells have in common with the same cells elsewhere. */
  private shapeKey(cells: readonly Address[]): string {
    const first = lowest(cells);
    const kind = this.lattice.alternates && !isEven(first) ? "v" : "";
    return (
      kind +
      cells
        .map((cell) => minus(cell, first).join())
        .sort()
        .join(";")
    );
  }
}

/** The first of some cells in the order of their coordinates. */
function lowest(cells: readonly Address[]): Address {
  return cells.reduce((best, cell) => {
    const differs = cell.findIndex((value, i) => value !== best[i]);
    return differs >= 0 && (cell[differs] ?? 0) < (best[differs] ?? 0) ? cell : best;
  });
}

function isInside(polygon: Polygon, { x, y }: Spot): boolean {
  return polygon.every((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Spot;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}
