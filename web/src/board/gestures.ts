/** Pointer and wheel events on a board that zooms and pans: drag, tap, pinch, wheel. */
import type { Attachment } from "svelte/attachments";
import type { Viewport } from "./viewport.svelte";

export interface Drag {
  /** By so many pixels since the last call. */
  move: (x: number, y: number, event: PointerEvent) => void;
  end?: () => void;
}

export interface Gestures {
  viewport: Viewport;
  /** What a drag that begins here does. */
  grab: (event: PointerEvent) => Drag;
  tap: (event: PointerEvent) => void;
  /** A mouse without a pressed button. */
  hover?: (event: PointerEvent) => void;
  leave?: (event: PointerEvent) => void;
  /** Whether a wheel was meant for something else than zooming. */
  wheel?: (event: WheelEvent) => boolean;
  menu?: (event: Event) => void;
}

/** A finger that moved less than this has tapped, not dragged. */
const TAP = 9;
const WHEEL = 0.0016;

interface Finger {
  x: number;
  y: number;
}

const between = (a: Finger, b: Finger) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  apart: Math.hypot(a.x - b.x, a.y - b.y),
});

export const gestures =
  (given: () => Gestures): Attachment<HTMLElement> =>
  (element) => {
    const fingers = new Map<number, Finger>();
    let drag: Drag | null = null;
    let start: Finger | null = null;
    let pinched = false;

    /** Buttons over the board keep their own clicks. */
    const isElsewhere = (event: Event) => event.target instanceof Element && event.target.closest("button, a") !== null;
    const local = ({ x, y }: Finger): Finger => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };

    function pressed(event: PointerEvent): void {
      if (event.button !== 0 || isElsewhere(event)) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) {
        drag?.end?.();
        [drag, pinched] = [null, true];
        return;
      }
      start = { x: event.clientX, y: event.clientY };
      [drag, pinched] = [null, false];
    }

    function moved(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && !isElsewhere(event)) given().hover?.(event);
        return;
      }
      const now = { x: event.clientX, y: event.clientY };
      if (fingers.size === 2) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
        const [was, is] = [between(before, other), between(now, other)];
        const { viewport } = given();
        const at = local(is);
        viewport.panBy(is.x - was.x, is.y - was.y);
        if (was.apart) viewport.zoomBy(is.apart / was.apart, at.x, at.y);
      } else if (!pinched) {
        if (!drag && start && Math.hypot(now.x - start.x, now.y - start.y) > TAP) {
          drag = given().grab(event);
          drag.move(now.x - start.x, now.y - start.y, event);
        } else drag?.move(now.x - before.x, now.y - before.y, event);
      }
      fingers.set(event.pointerId, now);
    }

    function released(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      const wasDrag = drag;
      [drag, start] = [null, null];
      if (wasDrag) wasDrag.end?.();
      else if (!pinched && event.type === "pointerup") given().tap(event);
    }

    function wheeled(event: WheelEvent): void {
      event.preventDefault();
      if (!event.ctrlKey && given().wheel?.(event)) return;
      const at = local({ x: event.clientX, y: event.clientY });
      given().viewport.zoomBy(Math.exp(-event.deltaY * WHEEL * (event.ctrlKey ? 4 : 1)), at.x, at.y);
    }

    const measured = new ResizeObserver(() => {
      const { viewport } = given();
      [viewport.width, viewport.height] = [element.clientWidth, element.clientHeight];
    });
    measured.observe(element);

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", pressed, { signal });
    element.addEventListener("pointermove", moved, { signal });
    element.addEventListener("pointerup", released, { signal });
    element.addEventListener("pointercancel", released, { signal });
    element.addEventListener("pointerleave", (event) => given().leave?.(event), { signal });
    element.addEventListener("wheel", wheeled, { signal, passive: false });
    element.addEventListener("contextmenu", (event) => given().menu?.(event), { signal });
    return () => {
      measured.disconnect();
      stop.abort();
    };
  };
