/** What buttons, keys and drags do with whatever is in the hand: a piece of a placing game, or a tile. */
import type { Spot } from "./lattice";

export interface Handling {
  /** The name of what is held, or null. */
  readonly piece: string | null;
  readonly ghost: { readonly move: string | null; readonly legal: boolean } | null;
  readonly fits: readonly unknown[];
  /** Which of the fits the ghost is on, from 0; -1 if on none. */
  readonly fitNumber: number;
  /** Set down on the board, where it stays when the mouse goes on. */
  isSet: boolean;
  turn(by?: number): void;
  /** Missing where nothing has another side. */
  flip?(): void;
  next(by?: number): void;
  /** Over a spot of the drawing. */
  hover(spot: Spot): void;
  lift(): void;
  drop(): void;
}
