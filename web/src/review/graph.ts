/** Values, scales and paths of the review's graph. */
import type { Review, ReviewedPly, ValueData } from "../protocol/types";

/** Which of the engine's numbers is shown: the points ahead of the best other, or the part of the win. */
export type Quantity = "margins" | "shares";

/** How it stood after so many moves. */
export interface Moment extends SeatValues {
  ply: number;
}

/** A number for every seat, and how far each may be off; nothing where they are exact. */
export interface SeatValues {
  values: readonly number[];
  errors?: readonly number[] | null;
}

export interface Scale {
  x: (ply: number) => number;
  y: (value: number) => number;
  ticks: readonly number[];
  /** Which moves are written below. */
  plies: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** One of the two quantities of a value. */
export function valuesOf(value: ValueData, quantity: Quantity): SeatValues {
  const of = (numbers: { shares: number[]; margins: number[] }): readonly number[] =>
    quantity === "shares" ? numbers.shares.map((share) => 100 * share) : numbers.margins;
  return { values: of(value), errors: value.errors && of(value.errors) };
}

/** The value before every chosen move, and at the end. */
export function moments(review: Review, quantity: Quantity, plies: number): Moment[] {
  const found = review.moves.map(({ ply, value }) => ({ ply, ...valuesOf(value, quantity) }));
  return review.end ? [...found, { ply: plies, ...valuesOf(review.end, quantity) }] : found;
}

/** How it stood after some moves: where chance moved, as before the next choice. */
export const momentAt = (all: readonly Moment[], ply: number): Moment | undefined =>
  all.find((moment) => moment.ply >= ply) ?? all.at(-1);

const STEPS = [1, 2, 2.5, 5, 10];

/** A round step that parts a span into about so many. */
export function roundStep(span: number, parts: number): number {
  const rough = Math.max(span, 1e-9) / parts;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * ten >= rough * 0.999) ?? 10) * ten;
}

function roundTicks(least: number, most: number, parts: number): number[] {
  const step = roundStep(most - least, parts);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Points have no fixed bounds, so nought is always in sight; parts of the win go from 0 to 100. */
export function scaleOf(all: readonly Moment[], quantity: Quantity, plies: number, frame: Frame): Scale {
  const values = all.flatMap((moment) => moment.values);
  const [least, most] = quantity === "shares" ? [0, 100] : [Math.min(-1, ...values), Math.max(1, ...values)];
  const ticks = roundTicks(least, most, 4);
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const across = frame.width - frame.start - frame.end;
  const down = frame.height - frame.top - frame.bottom;
  const every = Math.max(1, Math.round(roundStep(Math.max(plies, 1), Math.max(2, across / 90))));
  return {
    x: (ply) => frame.start + (across * ply) / Math.max(plies, 1),
    y: (value) => frame.top + (down * (high - value)) / (high - low),
    ticks,
    plies: Array.from({ length: Math.floor(plies / every) + 1 }, (_, i) => i * every),
  };
}

export const lineOf = (all: readonly Moment[], seat: number, { x, y }: Scale): string =>
  all.map(({ ply, values }, i) => `${i ? "L" : "M"}${x(ply).toFixed(1)} ${y(values[seat] ?? 0).toFixed(1)}`).join("");

/** The number of moves that lies nearest to a place across. */
export function plyAt(across: number, { width, start, end }: Frame, plies: number): number {
  const part = (across - start) / (width - start - end);
  return Math.min(plies, Math.max(0, Math.round(part * plies)));
}

/** Labels at these heights, moved apart so that each has so much room, and none leaves the frame. */
export function spread(heights: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = top;
  for (const i of order) {
    placed[i] = Math.max(free, heights[i] ?? 0);
    free = (placed[i] ?? 0) + room;
  }
  let limit = bottom;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(limit, placed[i] ?? 0);
    limit = (placed[i] ?? 0) - room;
  }
  return placed;
}

/** The moves that cost most points, in the order in which they were made. */
export const turningPoints = ({ moves, costly }: Review): ReviewedPly[] =>
  moves.filter(({ ply }) => costly.includes(ply));
