/** Puzzles without a page: attempts, runs, what is remembered and where puzzles come from. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CATALOGUE } from "../src/generated/games";
import { table } from "../src/net/tables";
import type { Position, PuzzleData } from "../src/protocol/types";
import { Attempt } from "../src/puzzles/attempt.svelte";
import { change, worths } from "../src/puzzles/puzzleWords";
import { isNew, keptResults, noteAnswer, noteRun, ratedHere, todaysResults } from "../src/puzzles/results";
import { Run } from "../src/puzzles/run.svelte";
import { answer, dailyHere, nearPuzzle } from "../src/puzzles/supply";

const DAY = 86_400_000;

const puzzleOf = (game: string, number: number, more: Partial<PuzzleData> = {}): PuzzleData => ({
  id: `${game}-${number}`,
  ...{ game, options: {}, moves: ["x"], kind: "win", line: ["a", "b", "c"], replies: [1], worth: 3, second: -2 },
  rating: 1000 + 100 * number,
  ...more,
});

/** Who moves in turn, as far as an attempt needs it. */
const positionAfter = (moves: readonly string[]): Position =>
  ({
    plies: moves.map((move, seat) => ({ seat: seat % 2, colour: "blue", move })),
    mover: moves.length % 2,
    legal: { P: ["a", "c", "z"] },
    over: false,
  }) as unknown as Position;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(table, "ask").mockImplementation((async (question: string, about: { moves: string[] }) =>
    question === "hint" ? { move: "r", reasons: [] } : positionAfter(about.moves)) as typeof table.ask);
  vi.stubGlobal("fetch", async (address: string) => {
    const [, game = ""] = /games\/([^/]+)\/puzzles/.exec(address) ?? [];
    if (!game) throw new TypeError("no connection");
    return Response.json([1, 2, 3, 4, 5].map((number) => puzzleOf(game, number)));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an attempt", () => {
  it("is solved by all own moves of the line, with the replies in between", async () => {
    const told = vi.fn();
    const attempt = new Attempt(puzzleOf("duo", 1), told);
    await attempt.ready;
    const made = attempt.make("a");
    await vi.runAllTimersAsync();
    expect(await made).toBe(true);
    expect(attempt.step).toBe(2);
    await attempt.make("c");
    expect(attempt.phase).toBe("solved");
    expect(told.mock.calls).toEqual([[true, ["a", "b", "c"], false]]);
  });

  it("shows a wrong move with a reply, and tells only what came of the first try", async () => {
    const told = vi.fn();
    const attempt = new Attempt(puzzleOf("duo", 1), told);
    await attempt.ready;
    await attempt.make("z");
    await vi.runAllTimersAsync();
    expect(attempt.phase).toBe("missed");
    expect(attempt.plies.map(({ move }) => move)).toEqual(["x", "z", "r"]);
    expect(attempt.isRefuted).toBe(true);
    await attempt.retry();
    expect(attempt.plies.map(({ move }) => move)).toEqual(["x"]);
    await attempt.make("z");
    await vi.runAllTimersAsync();
    expect(told.mock.calls).toEqual([[false, ["z"], false]]);
    const showing = attempt.show();
    await vi.runAllTimersAsync();
    await showing;
    expect(attempt.plies.map(({ move }) => move)).toEqual(["x", "a", "b", "c"]);
  });

  it("tells that a hint was taken", async () => {
    const told = vi.fn();
    const attempt = new Attempt(puzzleOf("duo", 1, { line: ["a"], replies: [] }), told);
    await attempt.ready;
    attempt.hint();
    await attempt.make("a");
    expect(told).toHaveBeenCalledWith(true, ["a"], true);
    expect(attempt.hints).toBe(0);
  });
});

describe("a run", () => {
  const solve = async (run: Run, move: string): Promise<void> => {
    const made = run.attempt?.make(move);
    await vi.advanceTimersByTimeAsync(1000);
    await made;
    if (move === "a") await run.attempt?.make("c");
    await vi.advanceTimersByTimeAsync(1000);
  };

  it("is over after the first mistake of a streak, and never shows a puzzle twice", async () => {
    const run = new Run("streak", { game: "junior" });
    await vi.advanceTimersByTimeAsync(1000);
    const seen = new Set<string | undefined>();
    for (let count = 1; count <= 3; count += 1) {
      seen.add(run.attempt?.puzzle.id);
      await solve(run, "a");
      expect(run.count).toBe(count);
    }
    expect(seen.size).toBe(3);
    await solve(run, "z");
    expect(run.isOver).toBe(true);
    expect(keptResults().streak).toBe(3);
    run.close();
  });

  it("of a storm goes on after a mistake, until its time is over", async () => {
    const run = new Run("storm", { game: "junior" });
    await vi.advanceTimersByTimeAsync(1000);
    await solve(run, "z");
    expect(run.isOver).toBe(false);
    await solve(run, "a");
    expect(run.count).toBe(1);
    await vi.advanceTimersByTimeAsync(180_000);
    expect([run.isOver, run.left]).toEqual([true, 0]);
    expect(keptResults().storm).toBe(1);
    run.close();
  });
});

describe("what is remembered", () => {
  it("counts today's answers, and forgets them tomorrow", () => {
    noteAnswer({ puzzle: "duo-1", moves: ["a"], hinted: false }, true, true);
    noteAnswer({ puzzle: "duo-2", moves: ["a"], hinted: false }, false, false);
    expect(todaysResults()).toMatchObject({ tried: 2, solved: 1 });
    expect(todaysResults(Date.now() + DAY)).toMatchObject({ tried: 0, solved: 0 });
    expect([isNew("duo-1"), isNew("duo-3")]).toEqual([false, true]);
    expect(keptResults().unsent.map(({ puzzle }) => puzzle)).toEqual(["duo-1"]);
  });

  it("keeps the best run", () => {
    for (const count of [3, 5, 4]) noteRun("storm", count);
    expect(keptResults().storm).toBe(5);
  });

  it("rates more for what is harder", () => {
    expect(ratedHere(1500, 1500, true)).toBe(1516);
    expect(ratedHere(1500, 1900, true)).toBeGreaterThan(1516);
    expect(ratedHere(1500, 1500, false)).toBe(1484);
    expect(change(1500, 1484)).toBe("−16");
    expect(change(1500, 1516)).toBe("+16");
  });
});

describe("the supply", () => {
  it("has another game every day, as the server has", async () => {
    const games = CATALOGUE.map(({ id }) => id).sort();
    const days = await Promise.all(games.map((_, day) => dailyHere(day)));
    expect(days.map(({ game }) => game)).toEqual(games);
    const sameGame = await Promise.all([0, 1, 2, 3, 4].map((round) => dailyHere(round * games.length)));
    expect(new Set(sameGame.map(({ id }) => id)).size).toBe(5);
  });

  it("gives what is near a rating and wanted, or nothing", async () => {
    const found = await nearPuzzle(1000, { game: "duo" }, (id) => id === "duo-4");
    expect(found?.id).toBe("duo-4");
    expect(await nearPuzzle(1000, { game: "duo", kind: "points" }, () => true)).toBeNull();
  });

  it("keeps an answer that cannot be sent, and counts only the first", async () => {
    const puzzle = puzzleOf("duo", 1);
    const given = { puzzle: puzzle.id, moves: ["a"], hinted: false };
    expect(await answer(puzzle, given, true)).toBeNull();
    expect(await answer(puzzle, given, true)).toBeNull();
    expect(keptResults().unsent).toEqual([given]);
  });

  it("compares points only where there are any", () => {
    expect(worths(puzzleOf("duo", 1))).toHaveLength(2);
    expect(worths(puzzleOf("triominos", 1, { kind: "hexagon" }))).toEqual([]);
  });
});
