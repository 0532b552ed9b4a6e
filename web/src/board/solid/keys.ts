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

const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.matches("input, textarea, select, dialog *, [contenteditable]"));

function taken(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Wherever the focus is: to another level, and with shift and arrows to the side round the table. */
export function tableKey(event: KeyboardEvent, hold: SolidHold, turning: Turning): void {
  if (isElsewhere(event) || !(event.shiftKey || event.key in PAGE)) return;
  const around = TABLE[event.key];
  const step = stepOf(event.key, event.shiftKey);
  if (around) turning.by(around);
  else if (step && hold.piece !== null) hold.step(step);
  else return;
  taken(event);
}

/** With the focus on the board: along the floor, and done. */
export function boardKey(event: KeyboardEvent, hold: SolidHold, place?: () => void): void {
  if (isElsewhere(event)) return;
  const step = stepOf(event.key, false);
  if (step && hold.piece !== null) hold.step(step);
  else if (event.key === "Enter" && hold.ghost?.legal && event.target instanceof SVGElement) place?.();
  else return;
  taken(event);
}
