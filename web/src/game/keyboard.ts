/** Keys of a step: the same as on the play screen, as far as there is something to do here. */
import { pickKey } from "../play/fieldKeyboard";
import type { FieldHold, Way } from "../board/tiles/hold.svelte";
import type { GameModel } from "../board/game";
import type { Handling } from "../board/handling";
import type { Hold } from "../board/hold.svelte";
import { arrowStep } from "../board/steps";
import { trayKeys } from "./pieces";

interface Screen<Held> {
  hold: Held;
  pick: (piece: string) => void;
  place: () => unknown;
}
type Act = (() => unknown) | undefined;

const WAYS: Record<string, Way> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** On a board, flat or of cubes. */
export function stepKeys(
  event: KeyboardEvent,
  { game, left, ...screen }: Screen<Hold> & { game: GameModel; left: ReadonlyMap<string, number> },
): void {
  const { hold } = screen;
  const step = hold.piece === null ? null : arrowStep(game, event.key, hold.offset ?? [0, 0]);
  const key = event.key.toLowerCase();
  const piece = [...trayKeys(game)].find(([name, letter]) => letter === key && left.get(name))?.[0];
  handle(
    event,
    screen,
    step ? () => hold.step(step.piece) : undefined,
    take(screen, piece, () => hold.enter()),
  );
}

/** On the table of numbered tiles. */
export function tileKeys(
  event: KeyboardEvent,
  { tiles, ...screen }: Screen<FieldHold> & { tiles: readonly string[] },
): void {
  const { hold } = screen;
  const way = hold.piece === null ? undefined : WAYS[event.key];
  const tile = tiles.find((_, place) => pickKey(place) === event.key.toLowerCase());
  const enter = () => hold.ghost ?? hold.next();
  handle(event, screen, way ? () => hold.step(way) : undefined, take(screen, tile, enter));
}

function take({ hold, pick }: Screen<Handling>, piece: string | undefined, enter: () => unknown): Act {
  if (piece === undefined) return undefined;
  return () => {
    if (hold.piece !== piece) pick(piece);
    enter();
  };
}

function handle(event: KeyboardEvent, { hold, place }: Screen<Handling>, step: Act, taking: Act): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const held = hold.piece !== null;
  const onControl =
    event.target instanceof Element && event.target.closest("button:not([data-piece], [data-tile]), a") !== null;
  const acts: Record<string, Act> = {
    r: held ? () => hold.turn(event.shiftKey ? -1 : 1) : undefined,
    f: held && hold.flip ? () => hold.flip?.() : undefined,
    tab: held && hold.fits.length ? () => hold.next(event.shiftKey ? -1 : 1) : undefined,
    enter: hold.ghost && !onControl ? place : undefined,
    escape: held ? () => (hold.ghost ? hold.lift() : hold.drop()) : undefined,
  };
  const act = step ?? acts[event.key.toLowerCase()] ?? taking;
  if (!act) return;
  event.preventDefault();
  act();
}
