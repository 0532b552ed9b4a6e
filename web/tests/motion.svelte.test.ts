/** Pieces that move as the moves shown become more. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/browser/settings.svelte";
import type { Game } from "../src/game/game";
import { open } from "../src/game/kinds/tiles";
import { Motion } from "../src/game/motion.svelte";
import type { Ply, TileData } from "../src/protocol/types";

const game = open({ family: "matching", id: "triominos", colours: ["one", "two"], lattice: "triangle" } as TileData);
const MOVES = ["5-5-5@0,0/0", "draw", "0-5-5@1,0/1", "1-5-5@-1,0/2", "2-5-5@0,1/1"];
const plies = MOVES.map((move, i): Ply => ({ seat: i % 2, colour: i % 2 ? "two" : "one", move }));

let shown = $state.raw<readonly Ply[] | null>(null);
let until = Infinity;
let motion: Motion;
let stop = () => {};

function show(count: number | null, after = 1000): Motion {
  vi.advanceTimersByTime(after);
  shown = count === null ? null : plies.slice(0, count);
  flushSync();
  return motion;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  [until, shown] = [Infinity, plies.slice(0, 0)];
  stop = $effect.root(() => {
    motion = new Motion(game as unknown as Game);
    motion.follow({ plies: () => shown, until: () => until });
  });
  flushSync();
});
afterEach(() => {
  stop();
  settings.pace = "calm";
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a board that follows moves", () => {
  it("lets the piece fly by which there is one more, and shows what it brought when it lands", () => {
    const { takes, land } = show(1).flight ?? {};
    expect(takes).toBeGreaterThan(0);
    expect(motion.landed).toBeNull();
    land?.();
    expect(motion.flight).toBeNull();
    expect(motion.landed?.line).toBeGreaterThan(0);
  });

  it("moves nothing for what lays nothing, for moves taken back, for several at once, and for a new beginning", () => {
    show(1);
    expect(show(2).flight).toBeNull();
    expect(show(4).flight).toBeNull();
    expect(show(3).flight).toBeNull();
    show(null);
    expect(show(1).flight).toBeNull();
  });

  it("lands what flies before the next sets out", () => {
    const first = show(1).flight;
    show(2);
    const second = show(3).flight;
    expect(second).not.toBe(first);
    expect(motion.landed).toBeNull();
  });

  it("moves nothing where moves follow faster than can be seen", () => {
    show(3);
    expect(show(4, 69).flight).toBeNull();
    expect(show(5, 70).flight).not.toBeNull();
    until = 69;
    show(3);
    expect(show(4).flight).toBeNull();
  });

  it("is quicker than the next move", () => {
    until = 250;
    expect(show(1).flight?.takes).toBeLessThanOrEqual(125);
  });

  it("keeps still at an instant pace", () => {
    settings.pace = "instant";
    expect(show(1).flight).toBeNull();
    expect(motion.landed).toBeNull();
  });
});
