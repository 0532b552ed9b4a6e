/**
 * Outlines of groups of cells: edges shared by two cells are dropped, the others are joined into loops, moved inward
 * and rounded. Works for squares and triangles.
 */
import type { Spot } from "./lattice";

export type Polygon = readonly Spot[];

/** How a piece is cut: lengths in cells. */
export interface Cut {
  gap: number;
  outer: number;
  inner: number;
}

const key = ({ x, y }: Spot): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
const cross = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
const along = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
const at = <T>(items: readonly T[], i: number): T => items[(i + items.length) % items.length] as T;

interface Edge {
  from: Spot;
  to: Spot;
}

function edgesOf(polygons: readonly Polygon[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const polygon of polygons)
    polygon.forEach((from, i) => {
      const to = at(polygon, i + 1);
      edges.set(`${key(from)}|${key(to)}`, { from, to });
    });
  return edges;
}

/** The edges with nothing on their other side. */
export function rim(polygons: readonly Polygon[]): Edge[] {
  const edges = edgesOf(polygons);
  return [...edges.values()].filter(({ from, to }) => !edges.has(`${key(to)}|${key(from)}`));
}

/** The edges between two of the polygons, each once. */
export function seams(polygons: readonly Polygon[]): Edge[] {
  const edges = edgesOf(polygons);
  return [...edges.values()].filter(({ from, to }) => key(from) < key(to) && edges.has(`${key(to)}|${key(from)}`));
}

/** The loops round some polygons. */
export function loops(polygons: readonly Polygon[]): Polygon[] {
  const onward = new Map<string, Edge[]>();
  for (const edge of rim(polygons)) onward.set(key(edge.from), [...(onward.get(key(edge.from)) ?? []), edge]);
  const take = (edge: Edge): Edge => {
    const rest = (onward.get(key(edge.from)) ?? []).filter((other) => other !== edge);
    if (rest.length) onward.set(key(edge.from), rest);
    else onward.delete(key(edge.from));
    return edge;
  };
  const found: Polygon[] = [];
  while (onward.size) {
    // A point where the outline touches itself is no place to begin: the loop would close too early.
    const [start] = [...onward.values()].sort((a, b) => a.length - b.length)[0] as [Edge];
    let edge = take(start);
    const loop = [start.from];
    while (key(edge.to) !== key(start.from)) {
      loop.push(edge.to);
      const { from, to } = edge;
      // Where outlines touch, keep to the tightest right turn: the body stays on that side.
      const turn = (next: Edge) => Math.atan2(cross(from, to, next.to), along(from, to, next.to));
      const choices = onward.get(key(to)) ?? [];
      edge = take(choices.reduce((best, next) => (turn(next) > turn(best) ? next : best)));
    }
    found.push(loop);
  }
  return found;
}

const shown = (value: number): string => String(Math.round(value * 1000) / 1000);
const point = ({ x, y }: Spot): string => `${shown(x)} ${shown(y)}`;

function toward(from: Spot, to: Spot, by: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

/** The path of a loop moved inward, its corners rounded as much as its sides have room. */
export function roundedPath(loop: Polygon, { gap, outer, inner }: Cut): string {
  const corners = loop.filter((spot, i) => Math.abs(cross(at(loop, i - 1), spot, at(loop, i + 1))) > 1e-6);
  const moved = corners.map((b, i): Spot => {
    const [a, c] = [at(corners, i - 1), at(corners, i + 1)];
    const [u, v] = [
      toward({ x: 0, y: 0 }, { x: b.x - a.x, y: b.y - a.y }, 1),
      toward({ x: 0, y: 0 }, { x: c.x - b.x, y: c.y - b.y }, 1),
    ];
    const shift = (gap * (u.x * v.x + u.y * v.y - 1)) / (u.x * v.y - u.y * v.x);
    return { x: b.x + u.x * shift - u.y * gap, y: b.y + u.y * shift + u.x * gap };
  });
  const parts = moved.map((b, i) => {
    const [a, c] = [at(moved, i - 1), at(moved, i + 1)];
    const room = 0.48 * Math.min(Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(c.x - b.x, c.y - b.y));
    const radius = Math.min(cross(a, b, c) > 0 ? outer : inner, room);
    return `${point(toward(b, a, radius))}Q${point(b)} ${point(toward(b, c, radius))}`;
  });
  return `M${parts.join("L")}Z`;
}

/** The outline of some cells as one path. */
export const bodyPath = (polygons: readonly Polygon[], cut: Cut): string =>
  loops(polygons)
    .map((loop) => roundedPath(loop, cut))
    .join("");

/** Lines between the cells of a piece that stop a little before both ends. */
export const groovePath = (polygons: readonly Polygon[], endGap: number): string =>
  seams(polygons)
    .map(({ from, to }) => `M${point(toward(from, to, endGap))}L${point(toward(to, from, endGap))}`)
    .join("");

/** Straight lines along some edges. */
export const edgePath = (edges: readonly Edge[]): string =>
  edges.map(({ from, to }) => `M${point(from)}L${point(to)}`).join("");

/** The sides that some polygons share with others: where a piece touches what it may not. */
export function sharedSides(own: readonly Polygon[], others: readonly Polygon[]): Edge[] {
  const theirs = edgesOf(others);
  return [...edgesOf(own).values()].filter(({ from, to }) => theirs.has(`${key(to)}|${key(from)}`));
}

export { key as spotKey };
