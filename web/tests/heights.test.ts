import { describe, expect, it } from "vitest";
import { formatHeights, MOST, parseHeights, withHeight, withSize } from "../src/catalogue/heights";

describe("a height map", () => {
  it("is the same after it was read and written", () => {
    expect(formatHeights(parseHeights("2 2 1/2 0 1"))).toBe("2 2 1/2 0 1");
    expect(parseHeights(" 2  2 / 1 1 ")).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it("is one square where the text is none", () => {
    for (const text of ["", "2 x", "1 2/3", "-1"]) expect(parseHeights(text)).toEqual([[1]]);
  });

  it("changes one square at a time", () => {
    expect(formatHeights(withHeight(parseHeights("1 1/1 1"), 0, 1, 4))).toBe("1 4/1 1");
  });

  it("grows by what is beside it, and never out of its bounds", () => {
    expect(formatHeights(withSize(parseHeights("1 2/3 4"), 3, 3))).toBe("1 2 2/3 4 4/3 4 4");
    expect(formatHeights(withSize(parseHeights("1 2/3 4"), 1, 1))).toBe("1");
    expect(formatHeights(withSize(parseHeights("1 2/3 4"), 0, 0))).toBe("1");
    expect(withSize(parseHeights("1"), 99, 99)).toHaveLength(MOST.side);
  });
});
