/** Games by their names. */
import { boardOf } from "../net/games";
import type { BoardData, Choices, TileData } from "../protocol/types";
import type { Game } from "./game";
import { gameOf } from "./kinds";

/** A game by its name; `changes` are for pages that use its board without its rules. */
export const openGame = async (
  variant: string,
  options: Choices = {},
  changes: Partial<BoardData> = {},
): Promise<Game> => gameOf({ ...(await boardOf(variant, options)), ...changes } as BoardData | TileData);
