/** A piece on its way to its place on the board. */
import type { Box } from "./game";

export interface Flight {
  /** The part of the screen where it comes from; null for a piece that is set down right above its place. */
  from: Box | null;
  /** Whether it is not seen yet; a piece that hovered over its place is. */
  appears: boolean;
  /** Milliseconds. */
  takes: number;
  /** It is there: the board draws it from now on. */
  land: () => void;
}

/** What a piece has brought where it landed; shown once. */
export interface Landing {
  colour: string;
  /** Names of cells where its colour can go on, and could not before. */
  corners: readonly string[];
  /** Pieces that together make something that scores more, the new one among them. */
  together: readonly unknown[];
  /** Milliseconds in which the line inside it is drawn along its contour; 0 where it is there at once. */
  line: number;
}

/** What lies still: all but the newest piece while that one is in the air. */
export const lyingOf = <Piece>(laid: readonly Piece[], flight: Flight | null | undefined): readonly Piece[] =>
  flight ? laid.slice(0, -1) : laid;

/** Where the first element that one of some selectors finds is seen; what was scrolled away is at the edge of the screen. */
export function seenAt(...selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    if (!width || !height) continue;
    return {
      x: Math.min(Math.max(left, -width), innerWidth),
      y: Math.min(Math.max(top, -height), innerHeight),
      width,
      height,
    };
  }
  return null;
}

/** How far above its place a piece hovers, in pixels, and how much larger it looks there. */
const LIFT = { up: 5, scale: 1.04 };

/** The way from where it comes from to its place, which is the part `to` of the screen. */
export function framesOf({ from, appears }: Flight, to: Box): Keyframe[] {
  const above = `translate(0, ${-LIFT.up}px) scale(${LIFT.scale})`;
  if (!from)
    return [
      { transform: above, opacity: appears ? 0 : 1 },
      { transform: "none", opacity: 1 },
    ];
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const scale = Math.min(1, Math.max(from.width, from.height) / Math.max(to.width, to.height));
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.35, easing: "cubic-bezier(.3,.1,.2,1)" },
    { opacity: 1, offset: 0.3 },
    { transform: above, offset: 0.78, easing: "ease-in" },
    { transform: "none", opacity: 1 },
  ];
}
