/** The scales and paths of a rating chart: a line, and a band for how far it may be off. */
import type { RatingPoint } from "../protocol/types";
import { roundStep, type Frame } from "../review/graph";

export type { Frame };
type Shown = Pick<RatingPoint, "rating" | "deviation" | "games">;

export interface ChartScale {
  /** By the number of rated games until then. */
  x: (games: number) => number;
  y: (rating: number) => number;
  ticks: readonly number[];
  /** Which numbers of games are written below. */
  games: readonly number[];
}

/** Wider bands run out of the chart, so that the line keeps some height. */
const WIDEST = 250;
const LEAST_SPAN = 200;
const TICK_ROOM = 44;
const GAMES_ROOM = 70;

export function chartScale(points: readonly Shown[], frame: Frame): ChartScale {
  const [first, last] = [points[0]?.games ?? 0, points.at(-1)?.games ?? 1];
  const wide = (point: Shown): number => Math.min(point.deviation, WIDEST);
  const least = Math.min(...points.map((point) => point.rating - wide(point)));
  const most = Math.max(...points.map((point) => point.rating + wide(point)));
  const room = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  const [low, high] = [least - room, most + room];
  const inner = { width: frame.width - frame.start - frame.end, height: frame.height - frame.top - frame.bottom };
  const step = roundStep(high - low, inner.height / TICK_ROOM);
  const every = Math.max(1, Math.ceil(roundStep(Math.max(last - first, 1), Math.max(1, inner.width / GAMES_ROOM))));
  return {
    x: (games) => frame.start + (last > first ? ((games - first) / (last - first)) * inner.width : inner.width / 2),
    y: (rating) => frame.top + ((high - Math.min(Math.max(rating, low), high)) / (high - low)) * inner.height,
    ticks: multiples(step, low, high),
    games: last > first ? multiples(every, first, last) : [first],
  };
}

function multiples(step: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) found.push(value);
  return found;
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (points: readonly Shown[], { x, y }: ChartScale): string =>
  points.map(({ games, rating }, i) => `${i ? "L" : "M"}${at(x(games), y(rating))}`).join("");

/** Along the upper edge and back along the lower. */
export function bandPath(points: readonly Shown[], { x, y }: ChartScale): string {
  const upper = points.map(({ games, rating, deviation }) => at(x(games), y(rating + deviation)));
  const lower = points.map(({ games, rating, deviation }) => at(x(games), y(rating - deviation))).toReversed();
  return `M${[...upper, ...lower].join("L")}Z`;
}

/** The levels whose lines lie inside the chart and do not run into each other's names. */
export function levelLines(
  levels: readonly number[],
  { y, ticks }: ChartScale,
  gap: number,
): { level: number; rating: number; y: number }[] {
  const [low, high] = [Math.min(...ticks), Math.max(...ticks)];
  let last = Infinity;
  return levels.flatMap((rating, i) => {
    const place = y(rating);
    if (rating < low || rating > high || last - place < gap) return [];
    last = place;
    return [{ level: i + 1, rating, y: place }];
  });
}

/** The point nearest to a place across the chart. */
export function nearest(points: readonly Shown[], across: number, { x }: ChartScale): number {
  const distances = points.map(({ games }) => Math.abs(x(games) - across));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
