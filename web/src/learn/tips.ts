/** Tips with the condition for each. Conditions depend only on what the player can see. */
import type { Arguments } from "../i18n/index.svelte";
import points from "./points.json";

/** What a tip may depend on when it is one's turn in a placing game. */
export interface PlacingMoment {
  kind: "placing";
  /** Cubes are built up; all other boards are flat. */
  solid: boolean;
  /** Moves of all players so far. */
  plies: number;
  /** Whether the game begins with an opening that the second player answers. */
  swap: boolean;
  /** Whether placing everything brings a bonus. */
  bonus: boolean;
  /** How many colours the player lays. */
  colours: number;
  /** The sizes of the own pieces on the board, in the order they were laid. */
  laid: readonly number[];
  /** The own pieces left: their sizes, and in how many places each fits. */
  left: readonly { size: number; places: number }[];
  /** Whether the own colour has come near the middle of the board. */
  inMiddle: boolean;
  /** Where the own colour can go on: how many corners, and in how many quarters of the board. */
  corners: number;
  quarters: number;
  /** How many pieces each rival that can still place has left. */
  rivals: readonly number[];
}

/** The same for a game of numbered tiles. */
export interface TilesMoment {
  kind: "tiles";
  /** The values of the own tiles, and which of them fit. */
  hand: readonly { value: number; fits: boolean }[];
  laid: number;
  /** The best that one move would complete. */
  bridge: boolean;
  hexagons: number;
  /** Tiles drawn in the own last turn or in this one. */
  drawn: number;
}

export type Moment = PlacingMoment | TilesMoment;

interface Tip<M extends Moment> {
  id: string;
  fits: (moment: M) => boolean;
  numbers?: Arguments;
}

export interface TipShown {
  id: string;
  numbers: Arguments;
}

/** A piece of this size or less is small. */
const SMALL = 3;
const HIGH = 11;

const largest = (pieces: PlacingMoment["left"]): number => Math.max(0, ...pieces.map(({ size }) => size));

/** The most urgent first. */
const PLACING: readonly Tip<PlacingMoment>[] = [
  { id: "even-opening", fits: ({ swap, plies }) => swap && plies === 1 },
  {
    id: "deny-bonus",
    fits: ({ bonus, rivals, left }) => bonus && left.length > 0 && rivals.some((pieces) => pieces > 0 && pieces <= 2),
    numbers: { bonus: points.everything },
  },
  {
    id: "single-last",
    fits: ({ bonus, left }) => bonus && left.length > 1 && left.length <= 4 && left.some(({ size }) => size === 1),
    numbers: { bonus: points.single },
  },
  { id: "stay-on-top", fits: ({ solid, laid }) => solid && laid.length === 2 },
  {
    id: "large-first",
    fits: ({ solid, laid, left }) =>
      !solid &&
      laid.length >= 3 &&
      laid.slice(-3).every((size) => size <= SMALL) &&
      left.filter(({ size, places }) => size === largest(left) && size > SMALL && places > 0).length >= 3,
  },
  {
    id: "corners",
    fits: ({ solid, laid, left, corners }) => !solid && laid.length >= 3 && left.length >= 5 && corners <= 2,
  },
  {
    id: "escape",
    fits: ({ solid, laid, left, corners, quarters }) =>
      !solid && laid.length >= 5 && left.length >= 5 && corners > 2 && quarters === 1,
  },
  {
    id: "spread",
    fits: ({ solid, laid, inMiddle }) => !solid && laid.length >= 1 && laid.length <= 4 && !inMiddle,
  },
  {
    id: "two-colours",
    fits: ({ colours, laid }) => colours === 2 && laid.length === 3,
  },
  {
    id: "shapes",
    fits: ({ solid, laid, left }) =>
      !solid &&
      laid.length >= 6 &&
      left.filter(({ places }) => !places).length >= 3 &&
      left.some(({ places }) => places),
  },
  { id: "their-pieces", fits: ({ laid, rivals }) => laid.length >= 8 && rivals.some((pieces) => pieces <= 8) },
];

const TILES: readonly Tip<TilesMoment>[] = [
  { id: "hexagon", fits: ({ hexagons }) => hexagons > 0, numbers: { points: points.hexagon } },
  { id: "bridge", fits: ({ bridge }) => bridge, numbers: { points: points.bridge } },
  {
    id: "draw-less",
    fits: ({ drawn, hand }) => drawn > 0 && hand.some(({ fits }) => fits),
    numbers: { cost: points.draw },
  },
  {
    id: "high-tiles",
    fits: ({ hand, laid }) => laid <= 6 && hand.some(({ value, fits }) => fits && value >= HIGH),
  },
  { id: "plan-ahead", fits: ({ hand, laid }) => laid >= 4 && hand.filter(({ fits }) => fits).length >= 2 },
];

const found = <M extends Moment>(tips: readonly Tip<M>[], moment: M): TipShown[] =>
  tips.filter(({ fits }) => fits(moment)).map(({ id, numbers = {} }) => ({ id, numbers }));

/** All tips that fit, the most urgent first. */
export const tipsFor = (moment: Moment): TipShown[] =>
  moment.kind === "tiles" ? found(TILES, moment) : found(PLACING, moment);

export const TIP_IDS: readonly string[] = [...PLACING, ...TILES].map(({ id }) => id);
