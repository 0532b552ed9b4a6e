/**
 * The isometric projection of a board of cubes. Lengths in the picture are measured in edges of cubes: x to the right,
 * y downward.
 */
import type { Address, Spot } from "../lattice";

export interface Size {
  width: number;
  depth: number;
}

/** A place in space, in cubes: z grows upward. */
export interface Place {
  x: number;
  y: number;
  z: number;
}

const SLANT = Math.sqrt(3) / 2;

/** Where a quarter turn of the table, clockwise from above, takes a cube; `quarters` is a whole number. */
export function turned(address: Address, quarters: number, { width, depth }: Size): Address {
  let [x = 0, y = 0, ...rest] = address;
  for (let i = 0; i < wrapped(quarters); i += 1) {
    [x, y, width, depth] = [y, width - 1 - x, depth, width];
  }
  return [x, y, ...rest];
}

/** A step as it looks on the turned table, as a step of addresses. */
export function unturnedStep([x = 0, y = 0, ...rest]: Address, quarters: number): Address {
  for (let i = 0; i < wrapped(quarters); i += 1) [x, y] = [-y, x];
  return [x || 0, y || 0, ...rest]; // no negative zero
}

const wrapped = (quarters: number): number => ((Math.round(quarters) % 4) + 4) % 4;

/** The table turned by some quarters, not always whole ones, about the middle of its floor. */
export class View {
  private readonly cos: number;
  private readonly sin: number;

  constructor(
    readonly quarters: number,
    readonly size: Size,
  ) {
    const angle = (quarters * Math.PI) / 2;
    [this.cos, this.sin] = [Math.cos(angle), Math.sin(angle)];
  }

  /** Where a place in space falls on the picture; the middle of the floor falls on 0, 0. */
  project({ x, y, z }: Place): Spot {
    const [dx, dy] = [x - this.size.width / 2, y - this.size.depth / 2];
    const across = dx * this.cos + dy * this.sin;
    const along = dy * this.cos - dx * this.sin;
    return { x: (across - along) * SLANT, y: -(across + along) / 2 - z };
  }

  /** The place of the floor that falls on a spot of the picture. */
  floorAt({ x, y }: Spot): Place {
    const across = x / SLANT / 2 - y;
    const along = -x / SLANT / 2 - y;
    const { width, depth } = this.size;
    return {
      x: across * this.cos - along * this.sin + width / 2,
      y: across * this.sin + along * this.cos + depth / 2,
      z: 0,
    };
  }

  /** A direction as it looks on the turned table, in the table's own coordinates. */
  unturned({ x, y, z }: Place): Place {
    return { x: x * this.cos - y * this.sin, y: x * this.sin + y * this.cos, z };
  }

  /** From what one looks at to the eye: by so much at once for every level. */
  get towardEye(): Place {
    return this.unturned({ x: -1, y: -1, z: 1 });
  }
}

/** Where the near corner of the floor lies on the picture when the table is turned by whole quarters. */
export function nearCorner({ width, depth }: Size, quarters: number): Spot {
  const [across, along] = wrapped(quarters) % 2 ? [depth, width] : [width, depth];
  return { x: ((along - across) / 2) * SLANT, y: (across + along) / 4 };
}
