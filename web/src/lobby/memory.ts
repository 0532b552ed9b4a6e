/** What somebody chose last time, so that the usual game is two clicks away. */
import { recalled, remember } from "../shell/storage";
import { ORDERS, USUAL_ORDER, type Order } from "./facts";
import { FAMILIES, findFamily } from "./families";
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
  order: USUAL_ORDER,
};

export function lastTime(): Memory {
  const kept = { ...USUAL, ...recalled<Partial<Memory>>(KEY, {}) };
  return {
    ...kept,
    family: findFamily(kept.family) ? kept.family : USUAL.family,
    order: ORDERS.includes(kept.order) ? kept.order : USUAL.order,
  };
}

export const keep = (changes: Partial<Memory>): void => remember(KEY, JSON.stringify({ ...lastTime(), ...changes }));

export const usualVariant = (family: string, memory: Memory = lastTime()): string =>
  memory.variants[family] ?? (findFamily(family) ?? FAMILIES[0])?.usual ?? family;
