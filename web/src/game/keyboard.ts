/** Keys of every page with a board: a letter takes a piece, the rest turns, moves and places it. */
import type { TableController } from "./controller.svelte";

type Act = (() => unknown) | undefined;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/**
 * Enter on a button presses that button, but not while a piece lies where it fits: Tab goes through its places then, so
 * the focus is only where something was clicked, or where a menu has given it back. Space presses the button.
 */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button:not([data-piece], [data-tile]), a, summary") !== null;

/** What is in the hand, and how it is taken there and laid. */
export type Playing = Pick<TableController, "hold" | "game" | "supply" | "pick" | "place" | "back">;

/** `more` are the keys that only one page has; of the keys without a letter it may replace those here. */
export function tableKeys(event: KeyboardEvent, playing: Playing, more: Readonly<Record<string, Act>> = {}): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const { hold } = playing;
  const held = hold.piece !== null;
  const by = event.shiftKey ? -1 : 1;
  const key = event.key.toLowerCase();
  const acts: Record<string, Act> = {
    r: held ? () => hold.turn(by) : undefined,
    f: held && hold.flip ? () => hold.flip?.() : undefined,
    tab: held && hold.fits.length ? () => hold.next(by) : undefined,
    enter: hold.ghost && (hold.ghost.legal || !isOnControl(event.target)) ? () => playing.place() : undefined,
    escape: () => playing.back(),
    ...more,
  };
  // Away from the board, too, arrows move the held piece.
  const act = hold.arrow(event) ?? acts[key] ?? taking(playing, key);
  if (!act) return;
  event.preventDefault();
  void act();
}

function taking(playing: Playing, key: string): Act {
  const { hold, game, supply } = playing;
  const piece = [...game.pickKeys(supply)].find(([name, letter]) => letter === key && supply.get(name))?.[0];
  if (piece === undefined) return undefined;
  return () => {
    if (hold.piece !== piece) playing.pick(piece);
    hold.enter();
  };
}
