/** Keys of the screen of a game with tiles: figures and letters take a tile, the rest turns, moves and lays it. */
import type { Way } from "../board/tiles/hold.svelte";
import type { FieldPlay } from "./fieldPlay.svelte";

interface Screen {
  play: FieldPlay;
  help: () => void;
  zen: () => void;
}

/** A key for every place in the hand; R, Z, D and P have a meaning of their own. */
const PICKS = "123456789abcefghijklmnoqstuvwxy";
const WAYS: Record<string, Way> = { arrowup: "up", arrowdown: "down", arrowleft: "left", arrowright: "right" };
const WORDS: Record<string, string> = { d: "draw", p: "pass" };

export const pickKey = (place: number): string => PICKS[place] ?? "";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

export function fieldKeys(event: KeyboardEvent, { play, help, zen }: Screen): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const { hold } = play;
  const held = hold.piece !== null;
  const key = event.key.toLowerCase();
  const onControl = event.target instanceof Element && event.target.closest("button:not([data-tile]), a") !== null;
  const way = WAYS[key];
  const word = WORDS[key];
  const acts: Record<string, (() => void) | undefined> = {
    r: held ? () => hold.turn(event.shiftKey ? -1 : 1) : undefined,
    tab: held && hold.fits.length ? () => hold.next(event.shiftKey ? -1 : 1) : undefined,
    enter: hold.ghost && !onControl ? () => void play.place() : undefined,
    escape: () => play.back(),
    "?": help,
    z: zen,
  };
  const act =
    acts[key] ??
    (way && held && !event.shiftKey ? () => hold.step(way) : undefined) ??
    (word && hold.words.includes(word) ? () => void play.send(word) : undefined) ??
    take(play, key);
  if (!act) return;
  event.preventDefault();
  act();
}

function take(play: FieldPlay, key: string): (() => void) | undefined {
  const tile = key.length === 1 ? play.hand[PICKS.indexOf(key)] : undefined;
  if (tile === undefined) return undefined;
  return () => {
    if (play.hold.piece !== tile) play.pick(tile);
    if (!play.hold.ghost) play.hold.next();
  };
}
