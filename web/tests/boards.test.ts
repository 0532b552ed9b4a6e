import { describe, expect, it } from "vitest";
import { boardIn } from "../src/net/games";
import type { BoardTable } from "../src/protocol/types";

const option = (name: string, choices: (string | number)[], quiet = false) => ({
  ...{ name, about: "", choices, default: choices[0], free: false, quiet },
});
const table = {
  same: { id: "tower", options: [option("seats", [4, 2]), option("each", [1, 2]), option("without", [""], true)] },
  parts: [
    {
      options: ["seats", "each"],
      cases: [
        [[4, 1], { cells: 4 }],
        [[2, 1], { cells: 2 }],
        [[2, 2], { cells: 3 }],
      ],
    },
    {
      options: ["seats"],
      cases: [
        [[4], { colours: 4 }],
        [[2], { colours: 2 }],
      ],
    },
  ],
  clashes: [{ seats: 4, each: 2 }],
  asked: [],
} as unknown as BoardTable;

describe("the board of a game", () => {
  it("has what is usual where nothing was chosen", () => {
    expect(boardIn(table, {})).toMatchObject({ id: "tower", cells: 4, colours: 4, chosen: { seats: 4, each: 1 } });
  });

  it("follows the choices, and says them again", () => {
    const board = boardIn(table, { seats: 2, each: 2, without: "red:I5" });
    expect(board).toMatchObject({ cells: 3, colours: 2, chosen: { seats: 2, each: 2, without: "red:I5" } });
    expect(board?.options[0]?.default).toBe(2);
  });

  it("is refused where choices do not go together", () => {
    expect(() => boardIn(table, { seats: 4, each: 2 })).toThrowError(
      expect.objectContaining({ code: "match/bad-plan" }),
    );
  });

  it("must be asked for where a choice is nobody's but one's own", () => {
    const own = { ...table, same: { options: [option("heights", ["2 2"])] }, parts: [], asked: ["heights"] };
    expect(boardIn(own, { heights: "3 3" })).toBeNull();
    expect(boardIn(own, { heights: "2 2" })).toMatchObject({ chosen: { heights: "2 2" } });
  });
});
