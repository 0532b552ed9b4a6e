/** The choices of the last game, kept in this browser as defaults for the next. */
import { readJson, writeText } from "../browser/storage";
import { FAMILIES, findFamily } from "../catalogue/families";
import { ORDERS, USUAL_ORDER, type Order } from "./facts";
import { NO_CLOCK, USUAL_LEVEL, type ClockPlan, type Mode, type Options, type Setup } from "./plan";

const KEY = "lobby";

export interface Memory {
  family: string;
  mode: Mode;
  level: number;
  /** The last game of every family, and its options. */
  variants: Record<string, string>;
  options: Record<string, Options>;
  clock: ClockPlan;
  chat: Setup["chat"];
  listed: boolean;
  /** Of the people at this screen, by their seats. */
  names: string[];
  /** What the list of games is sorted by. */
  order: Order;
}

const USUAL: Memory = {
  family: "duo",
  mode: "computer",
  level: USUAL_LEVEL,
  variants: {},
  options: {},
  clock: NO_CLOCK,
  chat: "presets",
  listed: false,
  names: [],
  order: USUAL_ORDER,
};

export function lastChoices(): Memory {
  const kept = { ...USUAL, ...readJson<Partial<Memory>>(KEY, {}) };
  return {
    ...kept,
    family: findFamily(kept.family) ? kept.family : USUAL.family,
    order: ORDERS.includes(kept.order) ? kept.order : USUAL.order,
  };
}

export const saveChoices = (changes: Partial<Memory>): void =>
  writeText(KEY, JSON.stringify({ ...lastChoices(), ...changes }));

export const defaultVariant = (family: string, memory: Memory = lastChoices()): string =>
  memory.variants[family] ?? (findFamily(family) ?? FAMILIES[0])?.usual ?? family;
