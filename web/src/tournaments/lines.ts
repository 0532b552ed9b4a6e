/** Long tables by pages: which lines are shown, and which page somebody is on. */
export const LINES = 50;

export interface Lines {
  /** So many of the first are left out. */
  skip: number;
  /** The numbers of the first and the last that are shown, from 1; both 0 where there is none. */
  from: number;
  to: number;
  /** Where the pages before and after begin; null at the ends. */
  earlier: number | null;
  later: number | null;
  /** Where the last page begins. */
  last: number;
}

/** The page of `count` lines that begins nearest to `wanted`. */
export function linesAt(wanted: number, count: number): Lines {
  const last = Math.max(0, Math.ceil(count / LINES) - 1) * LINES;
  const skip = Math.min(Math.max(0, Math.floor(wanted / LINES) * LINES), last);
  return {
    skip,
    from: count ? skip + 1 : 0,
    to: Math.min(skip + LINES, count),
    earlier: skip ? skip - LINES : null,
    later: skip < last ? skip + LINES : null,
    last,
  };
}
