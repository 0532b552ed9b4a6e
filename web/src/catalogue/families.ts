/** Families of games, each with all its boards and numbers of players. */
import type { GameInfo } from "../protocol/types";
import { FAMILIES, familyOf, type Family } from "./groups.svelte";

export { FAMILIES, familyOf, type Family };
export const findFamily = (name: string): Family | undefined => FAMILIES.find((family) => family.name === name);

/** The games of a family that are set up here. Those for one person are puzzles and have their own pages. */
export const variantsOf = (games: readonly GameInfo[], family: string): GameInfo[] =>
  games.filter((game) => game.group === family && !game.solo);
