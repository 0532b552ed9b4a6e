/** Tiles: where their corners and figures are, which cell a spot belongs to, and where a held tile fits. */
import { describe, expect, it } from "vitest";
import { TileHold, placesByCell } from "../src/board/tiles/hold.svelte";
import {
  cellUnder,
  centreOf,
  cornersOf,
  figuresOf,
  formatLay,
  joinsOf,
  parseLay,
  shownNumbers,
  tableAfter,
  tableBox,
  type Cell,
} from "../src/board/tiles/tiles";

describe("a tile on the table", () => {
  it("is written and read as the notation has it", () => {
    expect(parseLay("0-2-5@-1,3/2")).toEqual({ tile: "0-2-5", cell: [-1, 3], rotation: 2 });
    expect(parseLay("draw")).toBeNull();
    expect(parseLay("0-2-5")).toBeNull();
    expect(formatLay({ tile: "0-2-5", cell: [-1, 3], rotation: 2 })).toBe("0-2-5@-1,3/2");
    expect(formatLay({ tile: "4-4-4", cell: [0, 1], rotation: 2 })).toBe("4-4-4@0,1/0");
  });

  it("has its tip above or below, and its numbers clockwise from there", () => {
    const [tip, right, left] = cornersOf([0, 0]);
    expect(tip?.y).toBeLessThan(right?.y ?? 0);
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
    const [bottom, upperLeft, upperRight] = cornersOf([1, 0]);
    expect(bottom?.y).toBeGreaterThan(upperLeft?.y ?? 0);
    expect(upperLeft?.x).toBeLessThan(upperRight?.x ?? 0);
    expect(shownNumbers({ tile: "0-2-5", cell: [0, 0], rotation: 2 })).toEqual([5, 0, 2]);
  });

  it("shares two corners with its neighbour in the row", () => {
    const key = ({ x, y }: { x: number; y: number }) => `${x.toFixed(3)} ${y.toFixed(3)}`;
    const own = new Set(cornersOf([2, 0]).map(key));
    expect(
      cornersOf([3, 0])
        .map(key)
        .filter((corner) => own.has(corner)),
    ).toHaveLength(2);
  });

  it("has its figures between its middle and its corners", () => {
    for (const { spot } of figuresOf({ tile: "0-2-5", cell: [-3, 2], rotation: 1 })) {
      expect(cellUnder(spot)).toEqual([-3, 2]);
    }
  });
});

describe("a tile beside others", () => {
  const lay = (x: number, y: number) => ({ tile: "0-0-0", cell: [x, y] as Cell, rotation: 0 });
  const cells = (tiles: readonly { cell: Cell }[] | null | undefined) => tiles?.map(({ cell }) => cell.join()).sort();
  /** All round one corner. */
  const round = [lay(0, 0), lay(1, 0), lay(2, 0), lay(0, -1), lay(1, -1), lay(2, -1)];

  it("closes a hexagon as the sixth about a corner", () => {
    round.forEach((tile) => {
      const { hexagons } = joinsOf(
        round.filter((other) => other !== tile),
        tile,
      );
      expect(hexagons).toHaveLength(1);
      expect(cells(hexagons[0])).toEqual(cells(round));
    });
    expect(joinsOf(round.slice(0, 4), round[4] ?? lay(0, 0)).hexagons).toEqual([]);
  });

  it("makes a bridge from the one at its side to those at the corner across", () => {
    const [beside, tile] = [lay(0, 0), lay(1, 0)];
    const across = lay(3, 0); // shares a corner of the tile that the neighbour has not
    expect(cells(joinsOf([beside, across], tile).bridge)).toEqual(cells([beside, tile, across]));
    expect(joinsOf([beside], tile).bridge).toBeNull();
    expect(joinsOf([beside, lay(2, 0), across], tile).bridge).toBeNull();
  });
});

describe("the table", () => {
  it("knows the cell under every spot", () => {
    for (let x = -4; x <= 4; x += 1)
      for (let y = -3; y <= 3; y += 1) {
        const centre = centreOf([x, y]);
        expect(cellUnder(centre)).toEqual([x, y]);
        for (const corner of cornersOf([x, y]))
          expect(
            cellUnder({ x: centre.x + (corner.x - centre.x) * 0.95, y: centre.y + (corner.y - centre.y) * 0.95 }),
          ).toEqual([x, y]);
      }
  });

  it("shows all tiles, and does not blow up a single one", () => {
    const one = tableBox([[0, 0]]);
    expect(one.width).toBeGreaterThan(6);
    const cells: Cell[] = [
      [-20, 0],
      [20, 3],
    ];
    const { x, y, width, height } = tableBox(cells);
    for (const spot of cells.flatMap(cornersOf)) {
      expect(spot.x > x && spot.x < x + width).toBe(true);
      expect(spot.y > y && spot.y < y + height).toBe(true);
    }
  });

  it("begins anew with every deal", () => {
    const ply = (move: string) => ({ seat: 0, colour: "first", move });
    const plies = ["1-1-2@0,0/0", "draw", "1-1-3@1,0/2", "5-5-5@0,0/0"].map(ply);
    expect(tableAfter(plies.slice(0, 3)).map(({ tile }) => tile)).toEqual(["1-1-2", "1-1-3"]);
    expect(tableAfter(plies).map(({ tile }) => tile)).toEqual(["5-5-5"]);
  });
});

describe("a held tile", () => {
  const legal = {
    "0-2-5": ["0-2-5@3,0/1", "0-2-5@-1,1/0", "0-2-5@-1,1/2"],
    "4-4-4": ["4-4-4@3,0/0"],
    "": ["draw"],
  };
  const worth = { "0-2-5@3,0/1": { points: 47, bridge: true, hexagons: 0 } };
  const held = () =>
    new TileHold(
      () => legal,
      () => worth,
    );

  it("has its places by cell, from the top down", () => {
    const hold = held();
    hold.pick("0-2-5");
    expect(hold.fits.map(({ move }) => move)).toEqual(["0-2-5@-1,1/0", "0-2-5@-1,1/2", "0-2-5@3,0/1"]);
    expect(placesByCell(hold.fits).map((places) => places.length)).toEqual([2, 1]);
    expect(hold.fits[2]?.worth?.points).toBe(47);
    expect(hold.words).toEqual(["draw"]);
  });

  it("may be laid or kept where the server allows both", () => {
    const hold = new TileHold(
      () => ({ "": ["pass"], "0-2-5": ["0-2-5@3,0/1"] }),
      () => worth,
    );
    expect([hold.words, hold.count("0-2-5")]).toEqual([["pass"], 1]);
  });

  it("goes to a place near the pointer and turns so that it fits", () => {
    const hold = held();
    hold.pick("0-2-5");
    const { x, y } = centreOf([3, 0]);
    hold.hover({ x: x + 0.3, y: y - 0.2 });
    expect(hold.ghost).toMatchObject({ move: "0-2-5@3,0/1", legal: true });
    hold.hover(centreOf([12, 4]));
    expect(hold.ghost).toMatchObject({ cell: [12, 4], legal: false });
  });

  it("turns clockwise, and comes round after three", () => {
    const hold = held();
    hold.pick("0-2-5");
    hold.putOn([-1, 1]);
    const seen = [0, 1, 2].map(() => {
      hold.turn();
      return hold.ghost?.move;
    });
    expect(seen).toEqual(["0-2-5@-1,1/2", "0-2-5@-1,1/1", "0-2-5@-1,1/0"]);
  });

  it("walks through its places in order, and by direction", () => {
    const hold = held();
    hold.pick("0-2-5");
    hold.next(-1);
    expect(hold.ghost?.move).toBe("0-2-5@3,0/1");
    hold.step("left");
    expect(hold.ghost?.cell).toEqual([-1, 1]);
    hold.step("left");
    expect(hold.ghost?.cell).toEqual([-1, 1]);
    hold.step("right");
    expect(hold.ghost?.cell).toEqual([3, 0]);
  });
});
