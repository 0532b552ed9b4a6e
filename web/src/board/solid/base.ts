/** Geometry of the base that cubes are built on: floor, frame, walls and grid lines for any rotation of the board. */
import { boxOf, type Box } from "../game";
import type { Spot } from "../lattice";
import { loops, seams, type Polygon } from "../outline";
import type { Ground, Square } from "./columns";
import { View } from "./space";

export const THICKNESS = 0.28;
/** How wide the frame is, with coordinates on it and without. */
export const WIDE = 0.6;
export const NARROW = 0.25;
const MARGIN = 0.15;

/** On the plan y grows downward, as on a screen. */
const squarePolygon = ({ x, y }: Square): Polygon => [
  { x, y: -y - 1 },
  { x: x + 1, y: -y - 1 },
  { x: x + 1, y: -y },
  { x, y: -y },
];
const at = <T>(items: readonly T[], i: number): T => items[(i + items.length) % items.length] as T;
const path = (loop: readonly Spot[]): string => `M${loop.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

/** The way out of an outline that is walked clockwise, at the side between two of its corners. */
const outward = (a: Spot, b: Spot): Spot => ({ x: Math.sign(b.y - a.y), y: -Math.sign(b.x - a.x) });

/** An outline of squares moved outward; only its true corners are left. */
export function widened(loop: Polygon, by: number): Polygon {
  const corners = loop.filter((spot, i) => {
    const [before, after] = [at(loop, i - 1), at(loop, i + 1)];
    return before.x !== after.x && before.y !== after.y && spot;
  });
  return corners.map((spot, i) => {
    const [a, b] = [outward(at(corners, i - 1), spot), outward(spot, at(corners, i + 1))];
    return { x: spot.x + by * (a.x + b.x), y: spot.y + by * (a.y + b.y) };
  });
}

export class BoardBase {
  private readonly outline: Polygon[];
  private readonly edges: { from: Spot; to: Spot; terrace: boolean }[];

  constructor(
    readonly ground: Ground,
    readonly frame: number,
  ) {
    const polygons = ground.squares.map(squarePolygon);
    this.outline = loops(polygons);
    this.edges = seams(polygons).map(({ from, to }) => {
      const [x, y] = [(from.x + to.x) / 2, -(from.y + to.y) / 2];
      const across = from.x === to.x;
      const beside = [-0.5, 0.5].map((by) =>
        ground.at(Math.floor(x + (across ? by : 0)), Math.floor(y + (across ? 0 : by))),
      );
      return { from, to, terrace: beside[0]?.limit !== beside[1]?.limit };
    });
  }

  /** What can be seen of the base and of all that may be built on it up to a level, however the table is turned. */
  box(level = Infinity): Box {
    const turns = [0, 1, 2, 3].map((quarters) => new View(quarters, this.ground.size));
    const around = this.outline.flatMap((loop) => widened(loop, this.frame));
    const spots = turns.flatMap((view) => [
      ...around.flatMap(({ x, y }) => [view.project({ x, y: -y, z: 0 }), view.project({ x, y: -y, z: -THICKNESS })]),
      ...this.ground.squares.flatMap(({ x, y, limit }) =>
        [0, 1].flatMap((dx) => [0, 1].map((dy) => view.project({ x: x + dx, y: y + dy, z: Math.min(limit, level) }))),
      ),
    ]);
    const box = boxOf([spots]);
    return { x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  }

  floorPath(view: View): string {
    return this.outline.map((loop) => this.drawn(view, loop, 0)).join("");
  }

  framePath(view: View): string {
    return this.outline.map((loop) => this.drawn(view, loop, this.frame)).join("");
  }

  lines(view: View, terraces: boolean): string {
    const spot = ({ x, y }: Spot) => view.project({ x, y: -y, z: 0 });
    return this.edges
      .filter(({ terrace }) => terrace || !terraces)
      .map(({ from, to }) => {
        const [a, b] = [spot(from), spot(to)];
        return `M${a.x} ${a.y}L${b.x} ${b.y}`;
      })
      .join("");
  }

  /** The outer walls that face the eye, each with how far it is turned away from the light: 0 to 1. */
  walls(view: View): { path: string; dark: number }[] {
    const right = view.unturned({ x: 0, y: -1, z: 0 });
    const eye = view.towardEye;
    return this.outline.flatMap((loop) => {
      const corners = widened(loop, this.frame);
      return corners.flatMap((a, i) => {
        const b = at(corners, i + 1);
        const way = outward(a, b);
        if (way.x * eye.x - way.y * eye.y <= 1e-9) return [];
        const spots = [a, b].map(({ x, y }) => view.project({ x, y: -y, z: 0 }));
        const below = spots.map(({ x, y }) => ({ x, y: y + THICKNESS })).reverse();
        return [{ path: path([...spots, ...below]), dark: Math.max(0, way.x * right.x - way.y * right.y) ** 2 }];
      });
    });
  }

  /** Columns and rows by name, beside their ends that are nearest to the eye. */
  labels(view: View): { text: string; spot: Spot }[] {
    const eye = view.towardEye;
    return (["x", "y"] as const).flatMap((axis) => {
      const other = axis === "x" ? "y" : "x";
      const named = new Map<string, Square>();
      for (const square of this.ground.squares) {
        const [, column = "", row = ""] = /^([a-z]+)(\d+)$/.exec(square.name) ?? [];
        const name = axis === "x" ? column : row;
        const known = named.get(name);
        if (!known || (square[other] - known[other]) * eye[other] > 0) named.set(name, square);
      }
      const out = eye[other] > 0 ? 1 + this.frame / 2 : -this.frame / 2;
      return [...named].map(([text, square]) => ({
        text,
        spot: view.project({ ...{ x: square.x + 0.5, y: square.y + 0.5, z: 0 }, [other]: square[other] + out }),
      }));
    });
  }

  private drawn(view: View, loop: Polygon, by: number): string {
    return path(widened(loop, by).map(({ x, y }) => view.project({ x, y: -y, z: 0 })));
  }
}
