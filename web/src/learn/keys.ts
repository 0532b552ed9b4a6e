/** Keys of a step: the same as on the play screen, as far as there is something to do here. */
import type { GameModel } from "../board/game";
import type { Hold } from "../board/hold.svelte";
import { arrowStep } from "../board/steps";
import { trayKeys } from "../play/pieces";

interface Screen {
  hold: Hold;
  game: GameModel;
  left: ReadonlyMap<string, number>;
  pick: (piece: string) => void;
  place: () => unknown;
}

export function stepKeys(event: KeyboardEvent, { hold, game, left, pick, place }: Screen): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const held = hold.piece !== null;
  const onControl = event.target instanceof Element && event.target.closest("button, a") !== null;
  const acts: Record<string, (() => unknown) | undefined> = {
    r: held ? () => hold.turn(event.shiftKey ? -1 : 1) : undefined,
    f: held ? () => hold.flip() : undefined,
    tab: held && hold.fits.length ? () => hold.next(event.shiftKey ? -1 : 1) : undefined,
    enter: hold.ghost && !onControl ? place : undefined,
    escape: held ? () => (hold.ghost ? hold.lift() : hold.drop()) : undefined,
  };
  const key = event.key.toLowerCase();
  const step = held ? arrowStep(game, event.key, hold.offset ?? [0, 0]) : null;
  const piece = [...trayKeys(game)].find(([name, letter]) => letter === key && left.get(name))?.[0];
  const take = () => {
    if (piece !== undefined && hold.piece !== piece) pick(piece);
    hold.enter();
  };
  const act = step ? () => hold.step(step.piece) : (acts[key] ?? (piece === undefined ? undefined : take));
  if (!act) return;
  event.preventDefault();
  act();
}
