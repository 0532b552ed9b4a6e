import { describe, expect, it } from "vitest";
import { readDesign, writeDesign } from "../src/design/designLink";
import { keepPuzzle, keptPuzzle } from "../src/solo/savedPuzzles";
import { Prospects } from "../src/solo/prospects";

describe("what is known of a puzzle's end", () => {
  it("holds on a known way to the end, and nowhere beside it", () => {
    const prospects = new Prospects();
    prospects.note(["a", "b"], "yes", ["c", "d"]);
    expect(prospects.of(["a"])).toBe("yes");
    expect(prospects.of(["a", "b", "c"])).toBe("yes");
    expect(prospects.of(["a", "b", "x"])).toBe("unknown");
    expect(prospects.next(["a", "b"])).toBe("c");
    expect(prospects.next(["a", "b", "c", "d"])).toBeNull();
    expect(prospects.next(["b"])).toBeNull();
  });

  it("remains lost after a lost position, but not before it", () => {
    const prospects = new Prospects();
    prospects.note(["a", "b"], "no");
    prospects.note(["z"], "unknown");
    expect(prospects.of(["a", "b", "c"])).toBe("no");
    expect(prospects.of(["a"])).toBe("unknown");
    expect(prospects.of(["z"])).toBe("unknown");
  });
});

describe("a kept puzzle", () => {
  it("remembers the most that was ever placed", () => {
    const plies = [..."abc"].map((move) => ({ seat: 0, colour: "blue", move }));
    keepPuzzle("classic-solo", plies, 84);
    keepPuzzle("classic-solo", plies.slice(0, 1), 84);
    expect(keptPuzzle("classic-solo")).toEqual({ plies: plies.slice(0, 1), total: 84, best: 3 });
    expect(keptPuzzle("trigon-solo").plies).toEqual([]);
  });
});

describe("a design in an address", () => {
  const design = {
    game: "duo",
    title: "Two bars / 100 %",
    pieces: [
      { colour: "red", cells: "c4,d4,e4" },
      { colour: "orange", cells: "aa5,ab5" },
    ],
  };

  it("comes back as it was", () => {
    const text = writeDesign(design);
    expect(text).toBe("duo/Two%20bars%20%2F%20100%20%25/Rc4d4e4Oaa5ab5");
    expect(readDesign(text)).toEqual(design);
    expect(readDesign("classic//")).toEqual({ game: "classic", title: "", pieces: [] });
  });

  it.each(["", "Chess!//Rc4", "duo//Rc4x", "duo//Xc4", "duo//c4", "duo/%E0%A4%A/Rc4", "duo//Rc4/more"])(
    "is refused when damaged: %s",
    (text) => expect(readDesign(text)).toBeNull(),
  );
});
