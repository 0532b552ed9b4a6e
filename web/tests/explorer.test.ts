import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Exploring, rowsOf } from "../src/explorer/exploring.svelte";

const made = (move: string, same: string[] = []) => ({ move, same, games: 4, share: 0.5, margin: 1, match: null });
const found = (...moves: ReturnType<typeof made>[]) => ({ games: 8, count: moves.length, moves, depth: 16 });

test("a move that was played has what the engine thinks of it, or of its image", () => {
  const lines = [
    { move: "c3", margin: 2 },
    { move: "a1", margin: 1 },
  ];
  const rows = rowsOf(found(made("a1"), made("b2", ["c3"]), made("d4")), lines, 3);
  expect(rows.map(({ move, margin }) => [move, margin])).toEqual([
    ["a1", 1],
    ["b2", 2],
    ["d4", null],
  ]);
});

test("the engine's best moves that nobody played come last, a few of them", () => {
  const lines = ["e5", "a1", "f6", "g7"].map((move, i) => ({ move, margin: 5 - i }));
  const rows = rowsOf(found(made("a1")), lines, 2);
  expect(rows.map(({ move, played }) => [move, played?.games ?? 0])).toEqual([
    ["a1", 4],
    ["e5", 0],
    ["f6", 0],
  ]);
});

describe("games that a new server still prepares", () => {
  const LINE = { variant: "duo", rules: null, options: {}, moves: [] };
  const refused = { code: "explorer/preparing", message: "soon", details: { wait: 5 } };
  let answers: Response[] = [];
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? Response.json(refused, { status: 503 })));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", asked);
    answers = [];
    asked.mockClear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("are asked for again after the time that the server names, until they are there", async () => {
    const exploring = new Exploring();
    await exploring.look(LINE);
    expect([exploring.isPreparing, asked.mock.calls.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toHaveBeenCalledTimes(1);
    answers = [Response.json(refused, { status: 503 }), Response.json(found(made("a1")))];
    await vi.advanceTimersByTimeAsync(3_000);
    expect([exploring.isPreparing, asked.mock.calls.length]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([exploring.isPreparing, exploring.error, exploring.found?.games]).toEqual([false, null, 8]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test("are no longer asked for after the page is left, nor is another failure tried by itself", async () => {
    const exploring = new Exploring();
    await exploring.look(LINE);
    exploring.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    answers = [Response.json({ code: "server/busy", message: "busy", details: { wait: 2 } }, { status: 503 })];
    await exploring.look(LINE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([exploring.isPreparing, asked.mock.calls.length]).toEqual([false, 2]);
  });
});
