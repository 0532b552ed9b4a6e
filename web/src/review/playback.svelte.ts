/** Stepping through a game: the current move, and automatic playback. */
import { replaceQuery } from "../browser/router.svelte";

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
/** Between two moves at the usual speed. */
const PACE = 1000;
/** Milliseconds after which the move shown goes into the address; browsers limit how often it may change. */
const STAYS = 400;

export class Playback {
  place = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private noting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly count: number,
    from: number = count,
  ) {
    this.place = this.within(from);
  }

  private within(place: number): number {
    return Math.min(this.count, Math.max(0, Math.trunc(place)));
  }

  /** To a place in the game, where it stays. */
  to(place: number): void {
    this.pause();
    this.show(place);
  }

  step(by: number): void {
    this.to(this.place + by);
  }

  /** Go on by itself; from the end, once more from the beginning. */
  play(): void {
    if (this.place >= this.count) this.show(0);
    this.isPlaying = true;
    this.tick();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Milliseconds until the next move is shown; without an end where one steps by hand. */
  get until(): number {
    return this.isPlaying ? PACE / this.speed : Infinity;
  }

  stop(): void {
    this.pause();
    clearTimeout(this.noting);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      this.show(this.place + 1);
      if (this.place < this.count) this.tick();
      else this.isPlaying = false;
    }, PACE / this.speed);
  }

  private show(place: number): void {
    this.place = this.within(place);
    clearTimeout(this.noting);
    this.noting = setTimeout(() => replaceQuery({ ply: String(this.place) }), STAYS);
  }

  /** Arrows, Home, End and the space bar, wherever nothing else wants them. */
  key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.to(0),
      End: () => this.to(this.count),
      " ": () => this.toggle(),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Buttons want the space bar, fields want everything, and a board's cells are walked over with arrows. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [role=grid]")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
