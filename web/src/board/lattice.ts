/** How the cells of a board lie in the plane. Addresses are whole numbers; the plane is in cells, y growing downward. */
import type { BoardData } from "../protocol/types";

export type Address = readonly number[];
export interface Spot {
  x: number;
  y: number;
}

export interface Lattice {
  /** Where one step along each coordinate leads in the plane. */
  readonly axes: readonly Spot[];
  /** Triangles point up and down by turns: a piece may only be moved so that each keeps its way. */
  readonly alternates: boolean;
  /** How many of the first turn bring a piece round. */
  readonly turns: number;
  /** Where a piece can be nudged to, as steps of its address; clockwise from the one that leads up or up-left. */
  readonly steps: readonly Address[];
  /** Pixels a cell of pieces in a tray, and the width of their slots where it is not the usual one. */
  readonly tray: { readonly desk: number; readonly touch: number; readonly slot?: string };
}

export const LATTICES: Record<BoardData["lattice"], Lattice> = {
  square: {
    axes: [
      { x: 1, y: 0 },
      { x: 0, y: -1 },
    ],
    alternates: false,
    turns: 4,
    tray: { desk: 12.5, touch: 14 },
    steps: [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ],
  },
  triangle: {
    axes: [
      { x: 0.5, y: 0 },
      { x: 0, y: -Math.sqrt(3) / 2 },
    ],
    alternates: true,
    turns: 6,
    tray: { desk: 17, touch: 19 },
    steps: [
      [-1, 1],
      [1, 1],
      [2, 0],
      [1, -1],
      [-1, -1],
      [-2, 0],
    ],
  },
  cube: {
    // Seen from above; board/solid projects cubes itself.
    axes: [
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: 0, y: 0 },
    ],
    alternates: false,
    turns: 4,
    tray: { desk: 11, touch: 14, slot: "60px" },
    steps: [
      [0, 1, 0],
      [1, 0, 0],
      [0, -1, 0],
      [-1, 0, 0],
    ],
  },
};

export const plus = (a: Address, b: Address): Address => a.map((value, i) => value + (b[i] ?? 0));
export const minus = (a: Address, b: Address): Address => a.map((value, i) => value - (b[i] ?? 0));
export const isEven = (a: Address): boolean => a.reduce((sum, value) => sum + value, 0) % 2 === 0;

/** Where a step of addresses leads in the plane. */
export function planeOf(lattice: Lattice, step: Address): Spot {
  let [x, y] = [0, 0];
  lattice.axes.forEach((axis, i) => {
    x += axis.x * (step[i] ?? 0);
    y += axis.y * (step[i] ?? 0);
  });
  return { x, y };
}

/** The step that leads nearest to a spot of the plane, of those a piece may be moved by. */
export function nearestStep(lattice: Lattice, spot: Spot): Address {
  const [across, down] = lattice.axes as [Spot, Spot];
  const [x, y] = [spot.x / across.x, spot.y / down.y];
  if (!lattice.alternates) return [Math.round(x), Math.round(y), ...lattice.axes.slice(2).map(() => 0)];
  const near = [Math.floor(y), Math.ceil(y)].map((row) => {
    // Of every row only each second place will do.
    const column = 2 * Math.round((x - (row & 1)) / 2) + (row & 1);
    return [column, row];
  });
  const far = ([column = 0, row = 0]: Address) => Math.hypot((column - x) * across.x, (row - y) * Math.abs(down.y));
  return near.sort((a, b) => far(a) - far(b))[0] ?? [0, 0];
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}
