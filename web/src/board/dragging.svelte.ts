/** Dragging a piece from the tray to the board with a finger or a mouse. */
import type { Handling } from "./handling";
import { LIFT, toPlane } from "./pointing";

export interface Floating {
  x: number;
  y: number;
  colour: string;
}

let floating = $state.raw<Floating | null>(null);
/** The piece in the air outside the board, in pixels of the screen. */
export const currentFloating = (): Floating | null => floating;

const START = 8;

interface Grip {
  piece: string;
  hold: Handling;
  colour: string;
  pick: () => void;
}

/** The board on the page and its view box: where a dragged piece is held over. */
function boardUnder(): { element: Element; viewBox: string } | null {
  const element = document.querySelector("[data-board]");
  const viewBox = element?.getAttribute("data-board");
  return element && viewBox ? { element, viewBox } : null;
}

export const dragFromTray = (grip: Grip) => (button: HTMLElement) => {
  let start: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  function pressed(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick mouse has left the button before it is seen to move.
    if (event.pointerType === "mouse") button.setPointerCapture(event.pointerId);
  }

  function moved(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [across, up] = [Math.abs(event.clientX - start.x), start.y - event.clientY];
    if (!dragging) {
      // A finger that goes sideways scrolls the tray; one that goes up takes the piece along.
      const far = event.pointerType === "mouse" ? Math.hypot(across, up) > START : up > START && up > across;
      if (!far) return;
      dragging = true;
      button.setPointerCapture(event.pointerId);
      if (grip.hold.piece !== grip.piece) grip.pick();
    }
    carry(event);
  }

  function carry(event: PointerEvent): void {
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    const board = boardUnder();
    const box = board?.element.getBoundingClientRect();
    const [x, y] = [event.clientX, event.clientY - lift];
    const over = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (board && over) {
      floating = null;
      grip.hold.hover(toPlane(board.element, board.viewBox, x, y));
    } else {
      grip.hold.lift();
      floating = { x, y, colour: grip.colour };
    }
  }

  function ended(): void {
    if (dragging) {
      floating = null;
      if (grip.hold.ghost) grip.hold.isSet = true;
      else grip.hold.drop();
    }
    start = null;
    // The click that follows a drag is none.
    setTimeout(() => (dragging = false));
  }

  function clicked(): void {
    if (!dragging) grip.pick();
  }

  const stop = new AbortController();
  const { signal } = stop;
  button.addEventListener("pointerdown", pressed, { signal });
  button.addEventListener("pointermove", moved, { signal });
  button.addEventListener("pointerup", ended, { signal });
  button.addEventListener("pointercancel", ended, { signal });
  button.addEventListener("click", clicked, { signal });
  return () => stop.abort();
};
