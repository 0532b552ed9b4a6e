/**
 * The interface of the held piece, for buttons, keys and drags: implemented for pieces (Hold, SolidHold) and for tiles
 * (TileHold).
 */
import type { Spot } from "./lattice";

export interface Handling {
  /** The name of what is held, or null. */
  readonly piece: string | null;
  /** Which of its orientations it has. */
  readonly orientation: number;
  /** Where it hovers; `move` is null where a part of it lies outside the board. */
  readonly ghost: { readonly move: string | null; readonly legal: boolean } | null;
  /** Everywhere it fits. */
  readonly fits: readonly unknown[];
  /** Which of the fits the ghost is on, from 0; -1 if on none. */
  readonly fitNumber: number;
  /** Legal moves that lay nothing, such as keep and swap, draw and pass. */
  readonly words: readonly string[];
  /** How many legal moves there are. */
  readonly total: number;
  /** Set down on the board, where it stays when the mouse goes on. */
  isSet: boolean;
  /** In how many places a piece fits. */
  count(piece: string): number;
  isLegal(piece: string, move: string): boolean;
  /** Take a piece into the hand. */
  pick(piece: string): void;
  turn(by?: number): void;
  /** Missing where nothing has another side. */
  flip?(): void;
  /** On to the next place where it fits. */
  next(by?: number): void;
  /** From the hand onto the board, where it fits first. */
  enter(): void;
  /** Over a spot of the drawing. */
  hover(spot: Spot): void;
  /** Hold a piece where a move lays it; false for a move that lays nothing. */
  showMove(move: string): boolean;
  /** What an arrow key does with the held piece. */
  arrow(event: Pick<KeyboardEvent, "key" | "shiftKey">): (() => void) | undefined;
  /** Back into the hand, but not back among the others. */
  lift(): void;
  /** Put it back. */
  drop(): void;
}

/** The fit after the one with some number, or before it; from none, the first or the last. */
export function fitAfter<Fit>(fits: readonly Fit[], number: number, by: number): Fit | undefined {
  const from = number < 0 ? (by > 0 ? -1 : 0) : number;
  return fits[(from + by + fits.length) % fits.length];
}
