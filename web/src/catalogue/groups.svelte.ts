/**
 * The groups of games. The catalogue's are known from the start, so that the first page needs no answer; a server may
 * have games of its own besides, and tells so in its list.
 */
import { CATALOGUE } from "../generated/games";
import { learnWords } from "../i18n/index.svelte";
import { allGames } from "../net/games";
import type { GameInfo } from "../protocol/types";

export interface Family {
  name: string;
  /** What is played unless somebody chooses otherwise. */
  usual: string;
  /** The game whose cover stands for all. */
  cover: string;
  /** How far a card goes into the cover: covers are whole boards, cards are small. Below 1 all of it is shown. */
  zoom: number;
  /** The same for a match in a list. */
  matchZoom: number;
}

export type Listed = Pick<GameInfo, "id" | "group" | "usual" | "face" | "board" | "zoom">;

/** Of a match in a list: a table without edge is mostly empty. */
const MATCH_ZOOM = 1;
const MATCH_TABLE_ZOOM = 1.4;

export function groupsOf(games: readonly Listed[]): Family[] {
  const names = [...new Set(games.map(({ group }) => group))];
  return names.flatMap((name) => {
    const members = games.filter(({ group }) => group === name);
    const usual = members.find((game) => game.usual) ?? members[0];
    const cover = members.find(({ face }) => face) ?? usual;
    if (!usual || !cover) return [];
    const matchZoom = cover.board ? MATCH_ZOOM : MATCH_TABLE_ZOOM;
    return [{ name, usual: usual.id, cover: cover.id, zoom: cover.zoom, matchZoom }];
  });
}

/** Every group, in the order of the catalogue. */
export const FAMILIES: Family[] = $state(groupsOf(CATALOGUE));
const group = $state<Record<string, string>>(Object.fromEntries(CATALOGUE.map(({ id, group }) => [id, group])));

/** The group of a game; one that nobody has told of is its own. */
export const familyOf = (variant: string): string => group[variant] ?? variant;

/** Ask the server which games it has besides those of the catalogue. Without an answer there are none. */
export async function meetGames(): Promise<void> {
  const games = await allGames().catch(() => []);
  const strangers = games.filter(({ id }) => !(id in group));
  for (const { id, words } of strangers) learnWords(id, words);
  for (const game of strangers) group[game.id] = game.group;
  if (strangers.length) FAMILIES.splice(0, FAMILIES.length, ...groupsOf(games));
}
