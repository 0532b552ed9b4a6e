/** Moves as people type them, and what is said about those that were made. */
import { describe, expect, it } from "vitest";
import { GameModel } from "../src/board/game";
import type { Game } from "../src/game/game";
import { pieceAndPlace } from "../src/game/moves";
import { spokenChanges } from "../src/play/spoken";
import { readTyped } from "../src/game/typed";
import { readTypedTile, typedTile } from "../src/game/typedTile";
import type { BoardData, State } from "../src/protocol/types";

const SIDE = 4;
const square = (x: number, y: number) => ({ name: `${"abcd"[x]}${y + 1}`, address: [x, y] });
const way = (cells: number[][], turns: number[]) => ({ cells, turns, polygons: null });
/** A board of four by four with a domino and a corner of three. */
const board = new GameModel({
  id: "small",
  lattice: "square",
  colours: ["blue"],
  cells: Array.from({ length: SIDE * SIDE }, (_, i) => square(i % SIDE, Math.floor(i / SIDE))),
  pieces: [
    {
      name: "D2",
      size: 2,
      orientations: [
        way(
          [
            [0, 0],
            [1, 0],
          ],
          [0, 0],
        ),
        way(
          [
            [0, 0],
            [0, 1],
          ],
          [1, 0],
        ),
      ],
    },
    {
      name: "B2",
      size: 3,
      orientations: [
        way(
          [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          [0, 0],
        ),
      ],
    },
  ],
} as unknown as BoardData);
const legal = { D2: ["a1,b1", "a1,a2", "c3,d3"], B2: ["c1,d1,c2"] };

describe("a typed move", () => {
  it("may be what the list of moves shows", () => {
    for (const moves of Object.values(legal))
      for (const move of moves) {
        const place = pieceAndPlace(board, move);
        expect(readTyped(board, legal, `${place?.piece} ${place?.cell}`)).toEqual({ kind: "move", move });
      }
  });

  it("may be in capitals, and say where it is in words", () => {
    for (const text of ["D2 C3", "d2 c3", " D2  at c3 ", "d2:c3"])
      expect(readTyped(board, legal, text)).toEqual({ kind: "move", move: "c3,d3" });
  });

  it("may name all cells, in any order and however they are separated", () => {
    for (const text of ["c3,d3", "d3 c3", "D3, C3", "D2 d3 c3"])
      expect(readTyped(board, legal, text)).toEqual({ kind: "move", move: "c3,d3" });
  });

  it("may name a cell that is covered, where nothing begins there", () => {
    expect(readTyped(board, legal, "d2 d3")).toEqual({ kind: "move", move: "c3,d3" });
  });

  it("is a choice where several moves fit", () => {
    const both = { D2: ["a2,b2", "a1,a2"] };
    expect(readTyped(board, both, "D2 a2")).toEqual({ kind: "several", moves: ["a2,b2", "a1,a2"] });
  });

  it("can also be cells whose first has the name of a piece", () => {
    expect(readTyped(board, { D2: ["b2,b3"] }, "b2 b3")).toEqual({ kind: "move", move: "b2,b3" });
  });

  it("that is not legal still says what was meant", () => {
    expect(readTyped(board, legal, "D2 b4")).toEqual({
      ...{ kind: "illegal", piece: "D2", cell: "b4" },
      moves: ["b4,c4", "b3,b4"],
    });
    expect(readTyped(board, legal, "B2 d4")).toEqual({ kind: "illegal", piece: "B2", cell: "d4", moves: [] });
    expect(readTyped(board, legal, "a4 b4")).toEqual({ kind: "move", move: "a4,b4" });
    expect(readTyped(board, legal, "Pass")).toEqual({ kind: "move", move: "pass" });
  });
});

describe("what is said of a move", () => {
  const game = { board, data: board.data, placingOf: () => null } as unknown as Game;
  const standing = (corners: string[]) =>
    ({ owners: { blue: [0] }, reach: { blue: { corners, cells: 9 } }, scores: {} }) as unknown as State;
  const names = { name: () => "Anna", isYou: (seat: number) => seat === 1 };
  const plain = (lines: string[]) => lines.map((line) => line.replaceAll(/[\u2068\u2069]/g, ""));
  const before = { plies: [], state: standing(["a1"]) };
  const made = (seat: number, corners: string[]) => ({
    plies: [{ seat, colour: "blue", move: "a1,b1" }],
    state: standing(corners),
  });

  it("names who, what, where and what it opened", () => {
    expect(plain(spokenChanges(game, before, made(0, ["c2"]), names))).toEqual([
      "Anna placed D2 at a1. 1 new open corner: c2.",
    ]);
    expect(plain(spokenChanges(game, before, made(1, []), names))).toEqual([
      "You placed D2 at a1. No new open corners.",
    ]);
  });

  it("names a few of many corners", () => {
    const many = ["b1", "b2", "b3", "b4", "c1", "c2", "c3"];
    const [line = ""] = plain(spokenChanges(game, before, made(0, many), names));
    expect(line).toContain("7 new open corners, such as b1");
    expect(line).not.toContain("c3");
  });

  it("says that a move was taken back", () => {
    expect(spokenChanges(game, made(0, []), before, names)).toEqual(["The last move was undone."]);
  });
});

describe("a typed tile", () => {
  const tiles = { "0-3-5": ["0-3-5@-1,2/1", "0-3-5@4,0/0", "0-3-5@4,0/2"], "1-1-1": ["1-1-1@2,1/0"], "": ["draw"] };
  const read = (text: string) => readTypedTile(tiles, text);

  it("may be its numbers alone, in any order, where it fits once", () => {
    for (const text of ["1-1-1", "111", "1 1 1"]) expect(read(text)).toEqual({ kind: "move", move: "1-1-1@2,1/0" });
    expect(read("5-0-3")).toEqual({ kind: "several", moves: tiles["0-3-5"] });
  });

  it("may have its cell, in words too, and the number on top", () => {
    for (const text of ["0-3-5 -1,2", "035 at \u22121,2", "0-3-5@-1,2", "0-3-5@-1,2/1"])
      expect(read(text)).toEqual({ kind: "move", move: "0-3-5@-1,2/1" });
    expect(read("0-3-5 4,0")).toEqual({ kind: "several", moves: ["0-3-5@4,0/0", "0-3-5@4,0/2"] });
    expect(read("0-3-5 4,0/2")).toEqual({ kind: "move", move: "0-3-5@4,0/2" });
  });

  it("that fits nowhere, or not there, still says what was meant", () => {
    expect(read("2-2-2")).toEqual({ kind: "nowhere", piece: "2-2-2" });
    expect(read("1-1-1 9,9")).toEqual({ kind: "illegal", piece: "1-1-1", cell: "9,9", moves: ["1-1-1@9,9/0"] });
    expect(read("Draw")).toEqual({ kind: "move", move: "draw" });
  });

  it("is what is proposed as an example", () => {
    expect(typedTile("0-3-5@-1,2/1")).toBe("0-3-5 -1,2");
    expect(typedTile("draw")).toBe("draw");
  });
});
