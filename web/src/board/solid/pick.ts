/** Finds the cube or floor square under the pointer. */
import type { Address, Spot } from "../lattice";
import type { Ground } from "./columns";
import type { Place, View } from "./space";

export interface Hit {
  /** The cube, or the floor's square with level -1. */
  cube: Address;
  /** The place right before the face that was hit, where a cube could be put. */
  before: Address;
}

const AXES = ["x", "y", "z"] as const;

export function pick(view: View, spot: Spot, cubes: Iterable<Address>, ground: Ground): Hit | null {
  const [from, along] = [view.floorAt(spot), view.towardEye];
  let nearest: { hit: Hit; distance: number } | null = null;
  for (const cube of cubes) {
    const distance = nearSide(from, along, cube);
    if (distance && (!nearest || distance.at > nearest.distance))
      nearest = { hit: { cube, before: distance.before }, distance: distance.at };
  }
  if (nearest) return nearest.hit;
  const [x, y] = [Math.floor(from.x), Math.floor(from.y)];
  return ground.at(x, y) ? { cube: [x, y, -1], before: [x, y, 0] } : null;
}

/** Where a line leaves a cube toward the eye, and the neighbour it then enters; null if it misses the cube. */
function nearSide(from: Place, along: Place, cube: Address): { at: number; before: Address } | null {
  let [enter, leave] = [-Infinity, Infinity];
  let exit = 0;
  for (const [axis, name] of AXES.entries()) {
    const [low, start, step] = [cube[axis] ?? 0, from[name], along[name]];
    if (Math.abs(step) < 1e-9) {
      if (start < low || start > low + 1) return null;
      continue;
    }
    const ends = [(low - start) / step, (low + 1 - start) / step].sort((a, b) => a - b) as [number, number];
    enter = Math.max(enter, ends[0]);
    if (ends[1] < leave) [leave, exit] = [ends[1], axis];
  }
  if (enter >= leave) return null;
  const before = cube.map((value, axis) => (axis === exit ? value + Math.sign(along[AXES[exit] ?? "z"]) : value));
  return { at: leave, before };
}
