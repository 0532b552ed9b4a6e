import { describe, expect, it } from "vitest";
import { GameModel } from "../src/board/game";
import { isSound, type Design } from "../src/design/design";
import { Sketch } from "../src/design/sketch.svelte";
import type { BoardData } from "../src/protocol/types";

/** Four by four squares, with a bar of two. */
function smallBoard(): GameModel {
  const cells = [..."1234"].flatMap((row, y) =>
    [..."abcd"].map((column, x) => ({
      name: column + row,
      address: [x, y],
      polygon: [
        [x, -y - 1],
        [x + 1, -y - 1],
        [x + 1, -y],
        [x, -y],
      ],
    })),
  );
  const square = (x: number, y: number) => [
    [x, -y - 1],
    [x + 1, -y - 1],
    [x + 1, -y],
    [x, -y],
  ];
  const lying = (...places: [number, number][]) => ({
    cells: places,
    polygons: places.map(([x, y]) => square(x, y)),
    turns: [0, 0],
  });
  const bar = [lying([0, 0], [1, 0]), lying([0, 0], [0, 1])].map((way, i) => ({ ...way, turns: [1 - i, i] }));
  return new GameModel({
    ...{ id: "duo", lattice: "square", cells, starts: [], colours: [], copies: 1, supply: "own" },
    pieces: [{ name: "2", size: 2, orientations: bar }],
  } as unknown as BoardData);
}

function begun(pieces: Design["pieces"] = []): { sketch: Sketch; kept: Design[] } {
  const kept: Design[] = [];
  const sketch = new Sketch(smallBoard(), { title: "", game: "duo", pieces }, (design) => kept.push(design));
  return { sketch, kept };
}
const put = (sketch: Sketch, x: number, y: number) =>
  sketch.hold.show({ piece: sketch.hold.piece ?? "", orientation: 0, offset: [x, y] });

describe("a sketch", () => {
  it("lays a piece as often as there is room, and none on another", () => {
    const { sketch, kept } = begun();
    sketch.pick("2");
    put(sketch, 0, 0);
    sketch.place();
    sketch.pick("2");
    put(sketch, 1, 0);
    expect(sketch.hold.ghost?.legal).toBe(false);
    sketch.place();
    expect(sketch.pieces).toHaveLength(1);
    put(sketch, 2, 0);
    sketch.place();
    expect(sketch.pieces.map(({ cells }) => cells)).toEqual(["a1,b1", "c1,d1"]);
    expect(kept.at(-1)?.pieces).toEqual(sketch.pieces);
  });

  it("moves, recolours and removes what lies there, step by step back", () => {
    const { sketch } = begun([{ colour: "red", cells: "a1,b1" }]);
    expect(sketch.lift("d4")).toBe(false);
    expect(sketch.lift("b1")).toBe(true);
    put(sketch, 1, 0); // over its own old place
    sketch.place();
    expect(sketch.pieces).toEqual([{ colour: "red", cells: "b1,c1" }]);
    sketch.lift("b1");
    sketch.paint("green");
    expect(sketch.pieces).toEqual([{ colour: "green", cells: "b1,c1" }]);
    sketch.lift("c1");
    sketch.remove();
    expect(sketch.pieces).toEqual([]);
    for (const cells of ["b1,c1", "b1,c1", "a1,b1"]) {
      sketch.undo();
      expect(sketch.pieces[0]?.cells).toBe(cells);
    }
    expect(sketch.canUndo).toBe(false);
  });

  it("puts back what was lifted and let go", () => {
    const { sketch, kept } = begun([{ colour: "red", cells: "a1,b1" }]);
    sketch.lift("a1");
    expect(sketch.laid).toHaveLength(0);
    sketch.hold.drop();
    expect(sketch.laid).toHaveLength(1);
    sketch.lift("a1");
    sketch.place();
    expect(kept).toEqual([]); // nothing has changed
  });

  it("is sound only where pieces of the game lie side by side", () => {
    const game = smallBoard();
    const red = (cells: string) => ({ colour: "red", cells });
    expect(isSound(game, [red("a1,b1"), red("a2,b2")])).toBe(true);
    expect(isSound(game, [red("a1,b1"), red("b1,c1")])).toBe(false);
    expect(isSound(game, [red("a1,c1")])).toBe(false);
    expect(isSound(game, [red("z9,z8")])).toBe(false);
  });
});
