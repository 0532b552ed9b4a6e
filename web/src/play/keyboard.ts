/** Keys of the play screen: a letter takes a piece, the rest turns, moves and places it. */
import { arrowStep } from "../board/steps";
import type { Play } from "./play.svelte";
import { trayKeys } from "../game/pieces";

interface Screen {
  play: Play;
  help: () => void;
  type: () => void;
  zen: () => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

export function playKeys(event: KeyboardEvent, { play, help, type, zen }: Screen): void {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isWriting(event.target) ||
    document.querySelector("dialog[open]")
  )
    return;
  const { hold } = play;
  const held = hold.piece !== null;
  const acts: Record<string, (() => void) | undefined> = {
    r: held ? () => hold.turn(event.shiftKey ? -1 : 1) : undefined,
    f: held ? () => hold.flip() : undefined,
    tab: held && hold.fits.length ? () => hold.next(event.shiftKey ? -1 : 1) : undefined,
    enter: hold.ghost && !onControl(event.target) ? () => void play.place() : undefined,
    escape: () => void play.back(),
    "?": help,
    "/": type,
    z: zen,
  };
  const key = event.key.toLowerCase();
  // Away from the board, too, arrows move the held piece.
  const step = held ? arrowStep(play.game, event.key, hold.offset ?? [0, 0]) : null;
  const act = step ? () => hold.step(step.piece) : (acts[key] ?? pick(play, key));
  if (!act) return;
  event.preventDefault();
  act();
}

/** Enter on a button presses that button. */
const onControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a, summary") !== null && !target.closest("[data-piece]");

function pick(play: Play, key: string): (() => void) | undefined {
  if (!play.colour || !/^[a-z]$/.test(key)) return undefined;
  const left = play.left(play.colour);
  const piece = [...trayKeys(play.game)].find(([name, letter]) => letter === key && (left.get(name) ?? 0) > 0)?.[0];
  if (piece === undefined) return undefined;
  return () => {
    if (play.hold.piece !== piece) play.pick(piece);
    play.hold.enter();
  };
}
