/** A queue that shows what happens one after the other, each move no sooner than a beat after the one before. */

/** More than these are a backlog, which nobody wants to see played: they are shown at once. */
const MOST = 12;
/** With more than these waiting, beats get shorter, so that whoever watches a quick game is never far behind. */
const FEW = 3;

interface Waiting<Step> {
  step: Step;
  /** Whether it needs a beat of its own; else it follows the one before at once. */
  takesBeat: boolean;
}

export class Beats<Step> {
  private waiting: Waiting<Step>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next beat begins. */
  private next = 0;

  /** `show` is told whether the step is one of several shown at once; `beat` is in milliseconds, 0 for no waiting. */
  constructor(
    private readonly show: (step: Step, atOnce: boolean) => void,
    private readonly beat: () => number,
  ) {}

  add(step: Step, takesBeat: boolean): void {
    this.waiting.push({ step, takesBeat });
    if (this.beat() === 0 || this.waiting.length > MOST) this.flush();
    else this.go();
  }

  /** Show everything now, and this after it. */
  addNow(step: Step, takesBeat: boolean): void {
    this.flush();
    this.bring({ step, takesBeat }, false);
  }

  /** Show everything now. */
  flush(): void {
    clearTimeout(this.timer);
    const all = this.waiting;
    this.waiting = [];
    for (const each of all) this.bring(each, all.length > 1);
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private go(): void {
    clearTimeout(this.timer);
    for (let [first] = this.waiting; first; [first] = this.waiting) {
      const wait = first.takesBeat ? this.next - performance.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.go(), wait);
        return;
      }
      this.waiting.shift();
      this.bring(first, false);
    }
  }

  private bring({ step, takesBeat }: Waiting<Step>, atOnce: boolean): void {
    if (takesBeat) this.next = performance.now() + (this.beat() * FEW) / Math.max(FEW, this.waiting.length);
    this.show(step, atOnce);
  }
}
