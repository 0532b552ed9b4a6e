/** Maps arrow keys to steps of the held piece and of the focused cell. */
import type { GameModel } from "./game";
import type { Address } from "./lattice";

type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const WAYS: Record<Way, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const isWay = (key: string): key is Way => key in WAYS;

/** The steps of an arrow key from an address, as far as there is one. */
export function arrowStep(game: GameModel, key: string, from: Address): { piece: Address; cell: Address } | null {
  if (!isWay(key)) return null;
  const [across, up] = WAYS[key];
  const plain = [across, up, ...from.slice(2).map(() => 0)];
  if (!game.lattice.alternates) return { piece: plain, cell: plain };
  // A triangle's piece goes up and down in zigzag, so that two steps lead straight.
  const slant = (from[1] ?? 0) % 2 === 0 ? 1 : -1;
  return { piece: across ? [2 * across, 0] : [slant * up, up], cell: plain };
}
