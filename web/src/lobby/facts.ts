/** What people want to know before they choose a game: how many play, how long it takes, and from which age on. */
import { t } from "../i18n/index.svelte";
import type { GameInfo } from "../protocol/types";

export type Facts = Pick<GameInfo, "players" | "minutes" | "age">;
export type Order = "usual" | "players" | "minutes" | "age";

export const ORDERS: readonly Order[] = ["usual", "players", "minutes", "age"];
export const USUAL_ORDER: Order = "usual";

type Span = Facts["players"];
const hull = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([least]) => least)),
  Math.max(...spans.map(([, most]) => most)),
];

/** The facts of several games as those of one; null where there is none. */
export const spanning = (games: readonly Facts[]): Facts | null =>
  games.length
    ? {
        players: hull(games.map(({ players }) => players)),
        minutes: hull(games.map(({ minutes }) => minutes)),
        age: Math.min(...games.map(({ age }) => age)),
      }
    : null;

/** Few players, short games and small children come first. */
const COMPARED: Record<Order, (one: Facts, other: Facts) => number> = {
  usual: () => 0,
  players: (one, other) => one.players[1] - other.players[1] || one.players[0] - other.players[0],
  minutes: (one, other) => one.minutes[0] - other.minutes[0] || one.minutes[1] - other.minutes[1],
  age: (one, other) => one.age - other.age,
};

/** What is equal stays in the order it had, and so does that of which nothing is known. */
export const sorted = <Item extends { facts: Facts | null }>(items: readonly Item[], order: Order): Item[] =>
  [...items].sort((one, other) => (one.facts && other.facts ? COMPARED[order](one.facts, other.facts) : 0));

const span = ([least, most]: Span): string => (least === most ? String(least) : `${least}–${most}`);

/** "2–4 players", "20–30 min", "from age 5" */
export const factWords = ({ players, minutes, age }: Facts): string[] => [
  t("facts-players", { span: span(players), most: players[1] }),
  t("facts-minutes", { span: span(minutes) }),
  t("facts-age", { age }),
];
