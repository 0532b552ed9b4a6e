/** Families of games, each with all its boards and numbers of players. */
import type { GameInfo } from "../protocol/types";

export interface Family {
  name: string;
  /** The variant chosen by default. */
  usual: string;
  /** The game whose cover stands for all. */
  cover: string;
  /** How far a card goes into the cover: covers are whole boards, cards are small. Below 1 all of it is shown. */
  zoom: number;
  /** The same for a match in a list; 1 unless told. */
  matchZoom?: number;
}

export const FAMILIES: readonly Family[] = [
  { name: "classic", usual: "classic", cover: "classic", zoom: 1.9 },
  { name: "duo", usual: "duo", cover: "duo", zoom: 1.35 },
  { name: "junior", usual: "junior", cover: "junior", zoom: 1.35 },
  { name: "trigon", usual: "trigon", cover: "trigon", zoom: 1.7 },
  { name: "polyomino", usual: "polyomino-14", cover: "polyomino-14", zoom: 1.35 },
  { name: "rumis", usual: "rumis-tower", cover: "rumis-corner", zoom: 0.98 },
  { name: "triominos", usual: "triominos", cover: "triominos", zoom: 1.75, matchZoom: 1.4 },
];

export const familyOf = (variant: string): string => variant.split("-")[0] ?? variant;
export const findFamily = (name: string): Family | undefined => FAMILIES.find((family) => family.name === name);

/** The games of a family that are set up here. Those for one person are puzzles and have their own pages. */
export const variantsOf = (games: readonly GameInfo[], family: string): GameInfo[] =>
  games.filter((game) => familyOf(game.id) === family && !game.solo);
