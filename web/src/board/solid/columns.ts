/** The ground plan of a board of cubes: the height limit and the current height of every square. */
import type { GameModel } from "../game";
import type { LaidPiece } from "../laid";
import { plus, type Address } from "../lattice";
import type { Size } from "./space";

export interface Square {
  x: number;
  y: number;
  /** As in the notation of flat boards: `b3`. */
  name: string;
  limit: number;
}

export interface Column extends Square {
  height: number;
  /** Whose cube is seen from above, and which piece it belongs to. */
  top: LaidPiece | null;
}

const squareKey = (x: number, y: number): string => `${x},${y}`;

/** The floor, which is the same all game long. */
export class Ground {
  readonly squares: readonly Square[];
  readonly size: Size;
  private readonly byPlace: ReadonlyMap<string, Square>;

  constructor(game: GameModel) {
    const found = new Map<string, Square>();
    for (const { address, name } of game.cells) {
      const [x = 0, y = 0, z = 0] = address;
      const known = found.get(squareKey(x, y));
      found.set(squareKey(x, y), {
        x,
        y,
        name: name.split("/")[0] ?? name,
        limit: Math.max(known?.limit ?? 0, z + 1),
      });
    }
    this.byPlace = found;
    this.squares = [...found.values()];
    this.size = {
      width: Math.max(...this.squares.map(({ x }) => x)) + 1,
      depth: Math.max(...this.squares.map(({ y }) => y)) + 1,
    };
  }

  at(x: number, y: number): Square | undefined {
    return this.byPlace.get(squareKey(x, y));
  }
}

/** What stands on the floor now. */
export class Columns {
  readonly all: readonly Column[];
  private readonly byPlace: ReadonlyMap<string, Column>;

  constructor(
    readonly ground: Ground,
    laid: readonly LaidPiece[],
  ) {
    const tops = new Map<string, { height: number; top: LaidPiece }>();
    for (const top of laid)
      for (const { address } of top.cells) {
        const [x = 0, y = 0, z = 0] = address;
        const key = squareKey(x, y);
        if (z + 1 > (tops.get(key)?.height ?? 0)) tops.set(key, { height: z + 1, top });
      }
    this.all = ground.squares.map((square) => ({
      ...square,
      ...(tops.get(squareKey(square.x, square.y)) ?? { height: 0, top: null }),
    }));
    this.byPlace = new Map(this.all.map((column) => [squareKey(column.x, column.y), column]));
  }

  at(x: number, y: number): Column | undefined {
    return this.byPlace.get(squareKey(x, y));
  }

  height(x: number, y: number): number {
    return this.at(x, y)?.height ?? 0;
  }

  /** The level to which a body falls when it is let go above a place. */
  fall(body: readonly Address[], x: number, y: number): number {
    return Math.max(...body.map(([dx = 0, dy = 0, dz = 0]) => this.height(x + dx, y + dy) - dz));
  }
}

/** The cubes of a body at an offset, also those that stick out of the board. */
export const cubesAt = (body: readonly Address[], offset: Address): Address[] => body.map((cube) => plus(cube, offset));

/** The default orientation of a piece: the lowest one, with the fewest cubes that nothing supports. */
export function restingOrientation(game: GameModel, piece: string): number {
  const ways = game.pieces.get(piece)?.orientations ?? [];
  const unrest = ways.map(({ cells }) => {
    const taken = new Set(cells.map((cell) => cell.join()));
    const floats = cells.filter(([x = 0, y = 0, z = 0]) => z > 0 && !taken.has([x, y, z - 1].join()));
    return Math.max(...cells.map(([, , z = 0]) => z)) * cells.length + floats.length;
  });
  return Math.max(0, unrest.indexOf(Math.min(...unrest)));
}
