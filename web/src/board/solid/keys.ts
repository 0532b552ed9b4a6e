/** The keys of a board of cubes: arrows along the edges of the floor, page keys to another level. */
import type { Address } from "../lattice";
import type { SolidHold } from "./hold.svelte";
import type { Turning } from "./turning.svelte";

const FLOOR: Record<string, Address> = {
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
};
const LEVEL: Record<string, Address> = { ArrowUp: [0, 0, 1], ArrowDown: [0, 0, -1] };
const PAGE: Record<string, Address> = { PageUp: [0, 0, 1], PageDown: [0, 0, -1] };
const TABLE: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1 };

/** The step that a key makes with a held piece, as one sees it. */
export const stepOf = (key: string, shift: boolean): Address | undefined => PAGE[key] ?? (shift ? LEVEL : FLOOR)[key];

/** Does what a key says; with shift, arrows to the side turn the table. */
export function solidKey(event: KeyboardEvent, hold: SolidHold, turning: Turning, place?: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const around = event.shiftKey ? TABLE[event.key] : undefined;
  const step = stepOf(event.key, event.shiftKey);
  if (around) turning.by(around);
  else if (step && hold.piece !== null) hold.step(step);
  else if (event.key === "Enter" && hold.ghost?.legal) place?.();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
