import { describe, expect, it } from "vitest";
import postcss from "postcss";
import { boards, looks } from "../../src/cornerwise/drawing/tokens.json";
import { hoverWithPointers } from "../build/hover";
import { kept } from "../src/browser/kept";
import { BOARD_LOOKS, TILE_LOOKS } from "../src/browser/theme";

describe("the looks to choose from", () => {
  it("are those that the tokens describe", () => {
    expect(BOARD_LOOKS).toEqual(Object.keys(boards));
    expect(TILE_LOOKS).toEqual(Object.keys(looks));
  });
});

describe("what was kept", () => {
  const choices = { look: ["paper", "wood"], marks: [false, true] } as const;

  it("is taken where it is a choice", () => {
    expect(kept(choices, { look: "wood", marks: true })).toEqual({ look: "wood", marks: true });
  });

  it("is the usual choice where it is none, or nothing at all", () => {
    for (const found of [null, 7, "wood", [], { look: "marble", marks: "yes", other: 1 }])
      expect(kept(choices, found)).toEqual({ look: "paper", marks: false });
  });
});

describe("a rule for hovering", () => {
  const moved = (css: string): string => postcss([hoverWithPointers()]).process(css, { from: undefined }).css;

  it("holds only where something can hover", () => {
    expect(moved("a:hover { color: red }")).toBe("@media (hover: hover) {a:hover { color: red } }");
  });

  it("leaves what else the rule is for, and happens once", () => {
    const twice = moved(moved("a:hover, a[aria-current] { color: red }"));
    expect(twice).toBe("a[aria-current] { color: red }@media (hover: hover) {a:hover { color: red } }");
  });
});
