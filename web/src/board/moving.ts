/**
 * Pointers on a board that itself can be moved. A drag that begins on the held piece moves the piece, any other drag moves
 * the board; a tap puts the piece down, and lays it where moves need not be confirmed.
 */
import type { Drag, Gestures } from "./gestures";
import type { Handling } from "./handling";
import type { Spot } from "./lattice";
import type { Viewport } from "./viewport.svelte";

export interface MovableBoard {
  viewport: Viewport;
  hold: Handling;
  element: () => HTMLElement;
  isOnHeld: (spot: Spot) => boolean;
  /** What a drag of the board does. */
  dragBoard: Drag;
  /** How far above a finger the dragged piece is, in pixels. */
  lift: number;
  /** A mouse without a pressed button moves over the board, with a piece in the hand. */
  hover: (spot: Spot) => void;
  /** What the other button of a mouse does with the held piece. */
  menu: () => void;
  /** Whether a single tap lays a piece that fits. */
  laysAtOnce: () => boolean;
  place: () => void;
}

export function movingGestures(board: MovableBoard): Gestures {
  const { viewport, hold } = board;

  const spotOf = (event: PointerEvent, lift = 0): Spot => {
    const box = board.element().getBoundingClientRect();
    return viewport.spotAt(event.clientX - box.left, event.clientY - box.top - lift);
  };

  return {
    viewport,
    grab: (event) => {
      if (!board.isOnHeld(spotOf(event))) return board.dragBoard;
      const lift = event.pointerType === "mouse" ? 0 : board.lift;
      return { move: (_x, _y, moved) => hold.hover(spotOf(moved, lift)), end: () => (hold.isSet = true) };
    },
    tap: (event) => {
      if (hold.piece === null) return;
      const onHeld = board.isOnHeld(spotOf(event));
      if (!onHeld || !hold.ghost?.legal) hold.hover(spotOf(event));
      hold.isSet = true;
      if (hold.ghost?.legal && board.laysAtOnce()) board.place();
    },
    hover: (event) => {
      if (hold.piece !== null && !hold.isSet) board.hover(spotOf(event));
    },
    leave: (event) => {
      if (event.pointerType === "mouse" && !hold.isSet) hold.lift();
    },
    menu: (event) => {
      if (hold.piece === null) return;
      event.preventDefault();
      board.menu();
    },
  };
}
