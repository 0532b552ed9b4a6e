/**
 * Pointer events on a flat board. A mouse carries the piece and a click sets it down; a finger drags it, with the piece
 * shown above the finger. Where moves need not be confirmed, a click or tap on a place that fits makes the move.
 */
import type { Attachment } from "svelte/attachments";
import type { Box } from "./game";
import type { Hold } from "./hold.svelte";
import type { Spot } from "./lattice";

export interface Pointing {
  hold: Hold;
  viewBox: string;
  place: (() => void) | undefined;
  confirm: boolean;
}

/** How far above the finger a piece floats, in pixels. */
export const LIFT = 64;
/** A finger that moved less than this has tapped, not dragged. */
const TAP = 9;

/** How a drawing lies in the element it fills: pixels a unit, and where its zero is on the screen. */
function scaleOf(element: Element, viewBox: string): { scale: number; x: number; y: number } {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(" ").map(Number);
  const box = element.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  return {
    scale,
    x: box.left + (box.width - width * scale) / 2 - left * scale,
    y: box.top + (box.height - height * scale) / 2 - top * scale,
  };
}

/** From a point of the screen to a spot of a drawing that fills its element. */
export function toPlane(element: Element, viewBox: string, x: number, y: number): Spot {
  const zero = scaleOf(element, viewBox);
  return { x: (x - zero.x) / zero.scale, y: (y - zero.y) / zero.scale };
}

/** From a part of such a drawing to the part of the screen where it is seen. */
export function toScreen(element: Element, viewBox: string, { x, y, width, height }: Box): Box {
  const zero = scaleOf(element, viewBox);
  return {
    x: zero.x + x * zero.scale,
    y: zero.y + y * zero.scale,
    width: width * zero.scale,
    height: height * zero.scale,
  };
}

export const onBoard =
  (given: () => Pointing): Attachment<HTMLElement> =>
  (element) => {
    let down: { x: number; y: number; lift: number; onGhost: boolean; moved: boolean } | null = null;

    const spotOf = (event: PointerEvent, lift: number) =>
      toPlane(element, given().viewBox, event.clientX, event.clientY - lift);
    const isOnGhost = (event: PointerEvent): boolean => {
      const { ghost, game } = given().hold;
      const cell = game.cellUnder(spotOf(event, 0));
      return ghost !== null && cell !== undefined && ghost.cells.includes(cell);
    };

    function pressed(event: PointerEvent): void {
      const { hold } = given();
      if (hold.piece === null || event.button !== 0) return;
      const touch = event.pointerType !== "mouse";
      down = { x: event.clientX, y: event.clientY, lift: touch ? LIFT : 0, onGhost: isOnGhost(event), moved: false };
      element.setPointerCapture(event.pointerId);
    }

    function moved(event: PointerEvent): void {
      const { hold } = given();
      if (hold.piece === null) return;
      if (!down) {
        if (event.pointerType === "mouse" && !hold.isSet) hold.hover(spotOf(event, 0));
        return;
      }
      down.moved ||= Math.hypot(event.clientX - down.x, event.clientY - down.y) > TAP;
      if (down.moved) hold.hover(spotOf(event, down.lift));
    }

    function released(event: PointerEvent): void {
      const { hold, place, confirm } = given();
      const was = down;
      down = null;
      if (!was || hold.piece === null) return;
      hold.isSet = true;
      if (was.moved) return;
      if (!was.onGhost || !hold.ghost?.legal) hold.hover(spotOf(event, 0));
      if (hold.ghost?.legal && !confirm) place?.();
    }

    function left(event: PointerEvent): void {
      const { hold } = given();
      if (event.pointerType === "mouse" && !down && !hold.isSet) hold.lift();
    }

    function wheeled(event: WheelEvent): void {
      const { hold } = given();
      if (hold.piece === null) return;
      event.preventDefault();
      if (event.shiftKey) hold.flip();
      else hold.turn(event.deltaY > 0 ? 1 : -1);
    }

    function menu(event: Event): void {
      const { hold } = given();
      if (hold.piece === null) return;
      event.preventDefault();
      hold.flip();
    }

    const cancelled = () => (down = null);

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", pressed, { signal });
    element.addEventListener("pointermove", moved, { signal });
    element.addEventListener("pointerup", released, { signal });
    element.addEventListener("pointercancel", cancelled, { signal });
    element.addEventListener("pointerleave", left, { signal });
    element.addEventListener("wheel", wheeled, { signal, passive: false });
    element.addEventListener("contextmenu", menu, { signal });
    return () => stop.abort();
  };
