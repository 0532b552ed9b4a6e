/** The one table of the kinds of boards, and the one place that asks which kind a game has. */
import type { BoardData, GameInfo, TileData } from "../protocol/types";
import type { Game } from "./game";
import * as flat from "./kinds/flat.svelte";

/** Flat boards, which most games have, are there at once; the others load when a game of their kind is first opened. */
const KINDS = {
  flat: async () => flat,
  solid: () => import("./kinds/solid.svelte"),
  tiles: () => import("./kinds/tiles"),
} as const;

function kindOf(data: Pick<GameInfo, "family" | "lattice">): keyof typeof KINDS {
  if (data.family === "matching") return "tiles";
  return data.lattice === "cube" ? "solid" : "flat";
}

/** Whether the opening explorer knows a game: several people place pieces on a flat board. */
export const isExplored = (game: GameInfo): boolean => kindOf(game) === "flat" && !game.solo;

/** A game with all parts for its kind of board. */
export async function gameOf(data: BoardData | TileData): Promise<Game> {
  const { open } = await KINDS[kindOf(data)]();
  // Every kind opens its own data, and its components get what its own functions made: no type can say that.
  return (open as (data: unknown) => unknown)(data) as Game;
}
