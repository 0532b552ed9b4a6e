/** A game with its variations: lines that are added, taken out and made the main one, and how they are listed. */
import { describe, expect, it } from "vitest";
import type { Ply } from "../src/protocol/types";
import {
  allLines,
  branchesAfter,
  countOf,
  isMainLine,
  lineFrom,
  runsOf,
  withLine,
  withMainLine,
  withoutBranch,
  withTiles,
  type Branches,
} from "../src/review/moveTree";

const plies = (line: string): Ply[] => [...line].map((move, seat) => ({ move, seat: seat % 2, colour: "blue" }));
const made = (...lines: string[]): Branches => lines.reduce<Branches>((tree, line) => withLine(tree, plies(line)), []);
const moves = (line: string): string[] => [...line];
const told = (tree: Branches): string[] => allLines(tree).map((line) => line.join(""));

describe("a tree of moves", () => {
  it("keeps every line, the first one as the main line", () => {
    const tree = made("abcd", "abx", "ay");
    expect(told(tree)).toEqual(["abcd", "abx", "ay"]);
    expect(lineFrom(tree, []).join("")).toBe("abcd");
    expect(countOf(tree)).toBe(6);
  });

  it("adds nothing that is there already", () => {
    const tree = made("abc");
    expect(withLine(tree, plies("ab"))).toEqual(tree);
  });

  it("goes on from any move as it was first played there", () => {
    const tree = made("abcd", "axyz");
    expect(lineFrom(tree, moves("ax")).join("")).toBe("axyz");
    expect(branchesAfter(tree, moves("a")).map(({ ply }) => ply.move)).toEqual(["b", "x"]);
    expect(branchesAfter(tree, moves("q"))).toEqual([]);
  });

  it("forgets a branch without touching the others", () => {
    expect(told(withoutBranch(made("abcd", "abx", "ay"), moves("ab")))).toEqual(["ay"]);
    expect(told(withoutBranch(made("abcd", "abx"), moves("abx")))).toEqual(["abcd"]);
    expect(withoutBranch(made("a"), moves("a"))).toEqual([]);
  });

  it("makes a variation the main line, and keeps the one before", () => {
    const tree = withMainLine(made("abcd", "abx", "ay"), moves("abx"));
    expect(told(tree)).toEqual(["abx", "abcd", "ay"]);
    expect(isMainLine(tree, moves("ab"))).toBe(true);
    expect(isMainLine(tree, moves("abc"))).toBe(false);
  });

  it("is listed line by line: variations stand where they part, and the line goes on after them", () => {
    const runs = runsOf(made("abcd", "axy", "axz", "abq"));
    expect(runs.map(({ depth, before, plies: run }) => [depth, before.join(""), run.map(({ move }) => move).join("")]))
      // b was first; x is another way there, with two ways on.
      .toEqual([
        [0, "", "ab"],
        [1, "a", "xy"],
        [2, "ax", "z"],
        [0, "ab", "c"],
        [1, "ab", "q"],
        [0, "abc", "d"],
      ]);
  });

  it("takes the tiles that were dealt after a move along", () => {
    const dealt = plies("adb").map((ply) => (ply.move === "d" ? { ...ply, colour: "chance" } : ply));
    const tree = withLine([], dealt);
    expect(withTiles(tree, moves("a")).join("")).toBe("ad");
    expect(withTiles(tree, moves("ad")).join("")).toBe("ad");
    expect(countOf(tree)).toBe(2);
  });
});
