/** The slots of a tray: as large as its room allows, and the same all game long. */
import { boxOf, type GameModel } from "../board/game";
import { restingOrientation } from "../board/solid/columns";

interface Size {
  width: number;
  height: number;
}

export interface Slots extends Size {
  rows: number;
  /** Pixels a cell. */
  scale: number;
}

/** Fingers need so many pixels. */
const LEAST = 44;
/** The frame of a slot and what is left free in it, on both sides together. */
const BORDER = 8;
/** Icons leave a little room round their piece, in cells. */
const MARGIN = 0.24;
/** How wide the side of a cube looks. */
const SIDE = Math.sqrt(3) / 2;

/** How large the icon of a piece is, in cells, when it was not turned. */
export function iconSize(board: GameModel, piece: string): Size {
  if (!board.isSolid) {
    const { width, height } = boxOf(board.orientation(piece, 0).polygons);
    return { width: width + MARGIN, height: height + MARGIN };
  }
  const { cells } = board.orientation(piece, restingOrientation(board, piece));
  const along = (axis: number) => {
    const values = cells.map((cell) => cell[axis] ?? 0);
    return Math.max(...values) - Math.min(...values) + 1;
  };
  const across = along(0) + along(1);
  return { width: across * SIDE + MARGIN, height: across / 2 + along(2) + MARGIN };
}

export const largest = (sizes: readonly Size[]): Size => ({
  width: Math.max(...sizes.map(({ width }) => width)),
  height: Math.max(...sizes.map(({ height }) => height)),
});

/**
 * Slots for a number of icons of at most some size in cells: all of them in the room if fingers can still tell them
 * apart, else in a strip that scrolls sideways and is as short as can be.
 */
export function slotsIn(room: Size, count: number, icon: Size, most: number): Slots {
  const rows = Array.from({ length: Math.max(1, Math.floor(room.height / LEAST)) }, (_, i) => i + 1);
  const inRow = (number: number) => Math.ceil(count / number);
  const whole = rows.map((number): Slots => {
    const [width, height] = [room.width / inRow(number), room.height / number];
    const scale = Math.min(most, (width - BORDER) / icon.width, (height - BORDER) / icon.height);
    return { rows: number, width, height, scale };
  });
  const fitting = whole.filter(({ width }) => width >= LEAST);
  if (fitting.length) return fitting.reduce((best, each) => (each.scale > best.scale ? each : best));
  const scrolling = rows.map((number): Slots => {
    const height = room.height / number;
    const scale = Math.max(1, Math.min(most, (height - BORDER) / icon.height));
    return { rows: number, height, scale, width: Math.max(LEAST, icon.width * scale + BORDER) };
  });
  const length = ({ rows: number, width }: Slots) => inRow(number) * width;
  return scrolling.reduce((best, each) => (length(each) < length(best) ? each : best));
}
