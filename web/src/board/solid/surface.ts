/**
 * Hidden-surface removal for cubes in the isometric projection. All corners project onto a triangular grid and every
 * face covers two of its triangles, so the visible face of each triangle is found exactly, without tolerances.
 */
import type { Address, Spot } from "../lattice";
import type { Polygon } from "../outline";

export type Side = "floor" | "top" | "left" | "right";
type Point = readonly [across: number, up: number];
type Corner = readonly [number, number, number];

/** The two triangles of every face as corners of the cube, clockwise as seen, each with its tip in the middle. */
const HALVES: Record<Side, readonly (readonly [Corner, Corner, Corner])[]> = {
  floor: halves([0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 0, 0]),
  top: halves([0, 0, 1], [0, 1, 1], [1, 1, 1], [1, 0, 1]),
  left: halves([0, 0, 1], [0, 0, 0], [0, 1, 0], [0, 1, 1]),
  right: halves([0, 0, 1], [1, 0, 1], [1, 0, 0], [0, 0, 0]),
};

function halves(a: Corner, b: Corner, c: Corner, d: Corner): readonly (readonly [Corner, Corner, Corner])[] {
  return [
    [a, b, c],
    [c, d, a],
  ];
}

export const SIDES: readonly Side[] = ["left", "right", "top"];

export interface Face {
  cube: Address;
  side: Side;
}

export interface Triangle {
  points: readonly [Point, Point, Point];
  face: Face;
}

export type Surface = ReadonlyMap<string, Triangle>;

export interface Border {
  from: Spot;
  to: Spot;
  face: Face;
  /** Null is beyond everything. */
  other: Face | null;
  /** Whether the two faces meet there in space too. */
  joined: boolean;
  /** Which of the two is nearer to the eye along the edge. */
  nearer: Face;
}

/** How near to the eye a cube is. */
const nearness = ([x = 0, y = 0, z = 0]: Address): number => z - x - y;

const seen = ([x, y, z]: Corner): Point => [x - y, x + y + 2 * z];
const spotOf = ([across, up]: Point): Spot => ({ x: (across * Math.sqrt(3)) / 2, y: -up / 2 });
const key = (points: readonly Point[]): string =>
  points
    .map((point) => point.join())
    .sort()
    .join(" ");

export const polygonOf = ({ points }: Triangle): Polygon => points.map(spotOf);
export const faceKey = ({ cube, side }: Face): string => `${cube.join()}${side}`;

const cornerAt = ([x = 0, y = 0, z = 0]: Address, [dx, dy, dz]: Corner): Corner => [x + dx, y + dy, z + dz];

function trianglesOf(face: Face): Triangle[] {
  return HALVES[face.side].map(([a, b, c]) => ({
    points: [seen(cornerAt(face.cube, a)), seen(cornerAt(face.cube, b)), seen(cornerAt(face.cube, c))],
    face,
  }));
}

/** What is seen of some cubes, and of the floor they stand on. */
export function surfaceOf(cubes: Iterable<Address>, floor: Iterable<Address> = []): Surface {
  const found = new Map<string, Triangle>();
  const cover = (face: Face) => {
    for (const triangle of trianglesOf(face)) found.set(key(triangle.points), triangle);
  };
  for (const [x = 0, y = 0] of floor) cover({ cube: [x, y, 0], side: "floor" });
  const farthestFirst = [...cubes].sort((a, b) => nearness(a) - nearness(b));
  for (const cube of farthestFirst) for (const side of SIDES) cover({ cube, side });
  return found;
}

/** What is seen of some more cubes among those of a surface. */
export function seenAmong(surface: Surface, cubes: Iterable<Address>): Surface {
  const isHidden = ([name, { face }]: [string, Triangle]): boolean => {
    const there = surface.get(name)?.face;
    return there !== undefined && there.side !== "floor" && nearness(there.cube) >= nearness(face.cube);
  };
  return new Map([...surfaceOf(cubes)].filter((entry) => !isHidden(entry)));
}

const cornersOf = ({ cube, side }: Face): Corner[] => {
  const [[a, b, c], second] = HALVES[side] as [readonly [Corner, Corner, Corner], readonly [Corner, Corner, Corner]];
  return [a, b, c, second[1]].map((corner) => cornerAt(cube, corner));
};

/** The four corners of a face on the picture, clockwise. */
export const outlineOf = (face: Face): Polygon => cornersOf(face).map((corner) => spotOf(seen(corner)));

/** The corners of a face that fall on an edge. */
function endsOn(face: Face, edge: readonly Point[]): Corner[] {
  const names = edge.map((point) => point.join());
  return cornersOf(face).filter((corner) => names.includes(seen(corner).join()));
}

/** Every edge between two different faces as seen, once. */
export function bordersOf(surface: Surface): Border[] {
  const owners = new Map<string, { edge: readonly [Point, Point]; face: Face }>();
  for (const { points, face } of surface.values())
    points.forEach((from, i) => {
      const to = points[(i + 1) % 3] as Point;
      owners.set(`${from.join()}|${to.join()}`, { edge: [from, to], face });
    });
  const found: Border[] = [];
  for (const { edge, face } of owners.values()) {
    const [from, to] = edge;
    const other = owners.get(`${to.join()}|${from.join()}`)?.face ?? null;
    const inOrder = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
    if (other && (!inOrder || faceKey(other) === faceKey(face))) continue;
    found.push({
      from: spotOf(from),
      to: spotOf(to),
      face,
      other,
      joined: other !== null && areJoined(face, other, edge),
      nearer: nearerOf(face, other, edge),
    });
  }
  return found;
}

function areJoined(face: Face, other: Face, edge: readonly Point[]): boolean {
  const theirs = new Set(endsOn(other, edge).map((corner) => corner.join()));
  return endsOn(face, edge).every((corner) => theirs.has(corner.join()));
}

/** The one of two faces that an edge belongs to; the floor has none of its own. */
function nearerOf(face: Face, other: Face | null, edge: readonly Point[]): Face {
  if (!other || other.side === "floor") return face;
  if (face.side === "floor") return other;
  const near = (each: Face) => endsOn(each, edge).reduce((sum, corner) => sum + nearness(corner), 0);
  return near(face) >= near(other) ? face : other;
}
