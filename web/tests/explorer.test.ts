import { expect, test } from "vitest";
import { rowsOf } from "../src/explorer/exploring.svelte";

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
