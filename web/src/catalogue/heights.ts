/** Height maps of boards of cubes: rows of limits, the one at the back first, as the option `heights` writes them. */
export const HEIGHTS_OPTION = "heights";
export type Heights = readonly (readonly number[])[];

/** How far the form goes; a map that is typed elsewhere may be larger. */
export const MOST = { side: 12, height: 8 };
const LEAST_SIDE = 1;

/** The map that a text means; one square of height 1 where it means none. */
export function parseHeights(text: string): Heights {
  const rows = text.split("/").map((row) => row.trim().split(/\s+/));
  const width = rows[0]?.length;
  const isMap = rows.every((row) => row.length === width && row.every((limit) => /^\d+$/.test(limit)));
  return isMap ? rows.map((row) => row.map(Number)) : [[1]];
}

export const formatHeights = (heights: Heights): string => heights.map((row) => row.join(" ")).join("/");

export const withHeight = (heights: Heights, row: number, column: number, height: number): Heights =>
  heights.map((limits, y) => (y === row ? limits.with(column, height) : limits));

/** The same map with another number of columns and rows: what is added is as high as its neighbour. */
export function withSize(heights: Heights, columns: number, rows: number): Heights {
  const inside = (count: number) => Math.max(LEAST_SIDE, Math.min(MOST.side, count));
  const at = <T>(list: readonly T[], i: number): T => list[Math.min(i, list.length - 1)] as T;
  const upTo = (count: number) => Array.from({ length: inside(count) }, (_, i) => i);
  return upTo(rows).map((row) => upTo(columns).map((column) => at(at(heights, row), column)));
}
