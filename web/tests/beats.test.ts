/** What others do is shown one move a beat. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Beats } from "../src/play/beats";

let shown: string[] = [];
const beats = (beat = 800): Beats<string> =>
  new Beats<string>(
    (step, atOnce) => shown.push(atOnce ? `${step}!` : step),
    () => beat,
  );

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("beats", () => {
  it("show the first step at once and each of the next after another beat", () => {
    const queue = beats();
    for (const step of ["one", "two", "three"]) queue.add(step, true);
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(799);
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["one", "two"]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(["one", "two", "three"]);
  });

  it("let what takes no beat follow in its order", () => {
    const queue = beats();
    queue.add("one", true);
    queue.add("two", true);
    queue.add("told", false);
    expect(shown).toEqual(["one"]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual(["one", "two", "told"]);
  });

  it("never let an own step wait, and give it a beat", () => {
    const queue = beats();
    queue.add("one", true);
    queue.add("two", true);
    queue.addNow("own", true);
    expect(shown).toEqual(["one", "two", "own"]);
    queue.add("reply", true);
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(800);
    expect(shown.at(-1)).toBe("reply");
  });

  it("show everything when asked, and nothing when it is forgotten", () => {
    const queue = beats();
    for (const step of ["one", "two", "three"]) queue.add(step, true);
    queue.flush();
    expect(shown).toEqual(["one", "two!", "three!"]);
    queue.add("four", true);
    queue.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it("do not wait at all without a beat", () => {
    const queue = beats(0);
    for (const step of ["one", "two"]) queue.add(step, true);
    expect(shown).toEqual(["one", "two"]);
  });

  it("show a backlog at once, and hurry before it comes to that", () => {
    const queue = beats();
    for (let step = 0; step < 14; step += 1) queue.add(String(step), true);
    expect(shown).toHaveLength(14);
    shown = [];
    for (let step = 0; step < 12; step += 1) queue.add(String(step), true);
    vi.advanceTimersByTime(12 * 800 * 0.7);
    expect(shown).toHaveLength(12);
  });
});
