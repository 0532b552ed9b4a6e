/** Long work in short slices, between which messages are heard and the work can be stopped. */
import type { Thinking } from "../kernel/types";

const SLICE = 50;

/** Not `Promise.resolve()`, which would let no message in. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface Stoppable<Result = unknown> {
  /** Null where it was stopped. */
  done: Promise<Result | null>;
  stop: () => void;
}

export interface Terms<Result = unknown> {
  /** Milliseconds after which the result is whatever was found. */
  most?: number;
  /** Between slices: how far it is, and what was found so far. */
  report?: (work: Pick<Thinking<Result>, "progress" | "result">) => void;
}

/** Begins work and carries it out to its end, unless it is stopped; it is closed in any case. */
export function finished<Result>(
  begin: () => Thinking<Result>,
  { most = Infinity, report }: Terms<Result> = {},
): Stoppable<Result> {
  let stopped = false;
  async function run(): Promise<Result | null> {
    const work = begin();
    try {
      const begun = performance.now();
      while (!stopped && !work.slice(SLICE) && performance.now() - begun < most) {
        report?.(work);
        await breath();
      }
      return stopped ? null : work.result();
    } finally {
      work.close();
    }
  }
  return { done: run(), stop: () => void (stopped = true) };
}
