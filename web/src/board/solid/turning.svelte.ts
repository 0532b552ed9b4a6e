/** The rotation of the board of cubes: quarter turns, animated, or dragged freely. */
import { prefersReducedMotion } from "../../browser/settings.svelte";

const MILLISECONDS = 220;
/** A drag over so many pixels turns the table by a quarter. */
const PIXELS = 260;

export class Turning {
  /** In quarters. */
  now = $state(0);
  /** Whole quarters, unless it is on its way. */
  readonly rests: boolean = $derived(Number.isInteger(this.now));
  private goal = 0;
  private frame = 0;

  /** By whole quarters; clockwise from above. */
  by(quarters: number): void {
    this.goTo(this.goal + quarters);
  }

  /** With the pointer. */
  drag(pixels: number): void {
    cancelAnimationFrame(this.frame);
    this.now -= pixels / PIXELS;
    this.goal = Math.round(this.now);
  }

  /** Let go: it comes to rest at the nearest quarter. */
  release(): void {
    this.goTo(Math.round(this.now));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.now = this.goal;
  }

  private goTo(goal: number): void {
    cancelAnimationFrame(this.frame);
    this.goal = goal;
    if (prefersReducedMotion()) return void (this.now = goal);
    const [from, start] = [this.now, performance.now()];
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - start) / MILLISECONDS));
      this.now = share === 1 ? goal : from + (goal - from) * (1 - (1 - share) ** 3);
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
