/** Cubes: where they fall on the picture, what is seen and picked there, how a held piece falls. */
import { describe, expect, it } from "vitest";
import { GameModel } from "../src/board/game";
import type { LaidPiece } from "../src/board/laid";
import type { Address } from "../src/board/lattice";
import { Placements } from "../src/board/placements";
import { Columns, Ground, restingOrientation } from "../src/board/solid/columns";
import { SolidHold } from "../src/board/solid/hold.svelte";
import { stepOf } from "../src/board/solid/keys";
import { pick } from "../src/board/solid/pick";
import { Picture, pictureOf } from "../src/board/solid/picture";
import { nearCorner, turned, unturnedStep, View } from "../src/board/solid/space";
import { seenAmong, surfaceOf } from "../src/board/solid/surface";
import { BoardBase, WIDE } from "../src/board/solid/base";
import { towerData } from "./tower";

const game = new GameModel(towerData());
const ground = new Ground(game);

function laid(...moves: [colour: string, move: string][]): LaidPiece[] {
  return moves.map(([colour, move], ply) => {
    const cells = game.cellsOf(move);
    return { colour, cells, ply, piece: game.placingOf(cells)?.piece ?? "" };
  });
}

describe("the picture", () => {
  const size = { width: 4, depth: 5 };

  it("has the middle of the floor at its middle, however the table is turned", () => {
    for (const quarters of [0, 0.4, 1, 2.5, 3]) {
      const { x, y } = new View(quarters, size).project({ x: 2, y: 2.5, z: 0 });
      expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
    }
  });

  it("shows all edges of a cube equally long", () => {
    const view = new View(1, size);
    const from = view.project({ x: 0, y: 0, z: 0 });
    for (const step of [
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 1, z: 0 },
      { x: 0, y: 0, z: 1 },
    ]) {
      const to = view.project(step);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(1);
    }
  });

  it("leads from a spot back to the floor", () => {
    const view = new View(2.3, size);
    expect(view.floorAt(view.project({ x: 1.2, y: 3.4, z: 0 }))).toEqual({
      x: expect.closeTo(1.2),
      y: expect.closeTo(3.4),
      z: 0,
    });
  });

  it("turned by whole quarters agrees with turned addresses", () => {
    for (const quarters of [0, 1, 2, 3, -1]) {
      const view = new View(quarters, size);
      const [x = 0, y = 0] = turned([3, 1], quarters, size);
      const corner = nearCorner(size, quarters);
      const centre = view.project({ x: 3.5, y: 1.5, z: 0 });
      expect(centre.x).toBeCloseTo(((x - y) * Math.sqrt(3)) / 2 + corner.x);
      expect(centre.y).toBeCloseTo(-(x + y + 1) / 2 + corner.y);
    }
  });

  it("keeps all that may ever be built inside the base's box", () => {
    const { x, y, width, height } = new BoardBase(ground, WIDE).box();
    for (const quarters of [0, 1, 2, 3])
      for (const square of ground.squares) {
        const spot = new View(quarters, ground.size).project({ ...square, z: square.limit });
        expect(spot.x).toBeGreaterThan(x);
        expect(spot.x).toBeLessThan(x + width);
        expect(spot.y).toBeGreaterThan(y);
        expect(spot.y).toBeLessThan(y + height);
      }
  });
});

describe("what is seen", () => {
  it("is the nearest face everywhere", () => {
    const one = surfaceOf([[0, 0, 0]]);
    expect(one.size).toBe(6);
    // The near cube hides the right side of the far one, and two triangles of the far one's others.
    const two = surfaceOf([
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(two.size).toBe(10);
    // The cube at the far side along the line of sight is hidden altogether.
    expect(
      surfaceOf([
        [1, 1, 0],
        [0, 0, 1],
      ]).size,
    ).toBe(6);
  });

  it("leaves out what others hide of a held piece", () => {
    const surface = surfaceOf([[0, 0, 1]]);
    expect(seenAmong(surface, [[1, 1, 0]]).size).toBe(0);
    expect(seenAmong(surface, [[0, 0, 2]]).size).toBe(6);
  });

  it("counts the squares of the floor that are free to see", () => {
    const picture = pictureOf(ground, laid(["blue", "a1/1,a1/2"]), 0);
    expect(picture.free).not.toContainEqual([0, 0, 0]);
    // Two cubes hide what stands behind them along the line of sight, and half of what is beside that.
    const hidden = ["a1", "b2", "c3", "a2", "b1", "b3", "c2"];
    expect(picture.free).toHaveLength(ground.squares.length - hidden.length);
    for (const { x, y, name } of ground.squares)
      expect(picture.free.some(([a, b]) => a === x && b === y)).toBe(!hidden.includes(name));
  });

  it("parts different pieces by contours and cubes of one piece by grooves", () => {
    const alone = new Picture([
      {
        colour: "blue",
        cubes: [
          [0, 0, 0],
          [1, 0, 0],
        ],
      },
    ]).glass[0];
    expect(alone?.grooves).not.toBe("");
    const apart = new Picture([
      { colour: "blue", cubes: [[0, 0, 0]] },
      { colour: "blue", cubes: [[1, 0, 0]] },
    ]).glass[0];
    expect(apart?.grooves).toBe("");
    expect((apart?.contours.length ?? 0) > (alone?.contours.length ?? 0)).toBe(true);
  });
});

describe("picking", () => {
  const view = new View(0, ground.size);
  const tower: Address[] = [
    [0, 0, 0],
    [0, 0, 1],
  ];

  it("finds the floor where nothing stands", () => {
    const spot = view.project({ x: 2.5, y: 3.5, z: 0 });
    expect(pick(view, spot, tower, ground)).toEqual({ cube: [2, 3, -1], before: [2, 3, 0] });
    expect(pick(view, view.project({ x: -3, y: -3, z: 0 }), tower, ground)).toBeNull();
  });

  it("puts on top of a top and against a side", () => {
    expect(pick(view, view.project({ x: 0.5, y: 0.5, z: 2 }), tower, ground)?.before).toEqual([0, 0, 2]);
    const wall: Address[] = [[2, 2, 0]];
    expect(pick(view, view.project({ x: 2, y: 2.5, z: 0.5 }), wall, ground)?.before).toEqual([1, 2, 0]);
    expect(pick(view, view.project({ x: 2.5, y: 2, z: 0.5 }), wall, ground)?.before).toEqual([2, 1, 0]);
  });

  it("sees other sides from the other side", () => {
    const behind = new View(2, ground.size);
    const wall: Address[] = [[2, 2, 0]];
    expect(pick(behind, behind.project({ x: 3, y: 2.5, z: 0.5 }), wall, ground)?.before).toEqual([3, 2, 0]);
  });
});

describe("a held piece", () => {
  const stack = laid(["blue", "a1/1,a1/2"]);
  const columns = new Columns(ground, stack);
  const legal = { I3: ["b1/1,b2/1,b3/1", "a1/3,a2/1,a3/1"], I4: [] };
  const held = () =>
    new SolidHold(
      game,
      () => new Placements(game, legal),
      () => columns,
    );

  it("falls onto the highest column below it", () => {
    const bar: Address[] = [
      [0, 0, 0],
      [0, 1, 0],
    ];
    expect(columns.fall(bar, 0, 0)).toBe(2);
    expect(columns.fall(bar, 1, 0)).toBe(0);
    expect(columns.height(0, 0)).toBe(2);
    expect(columns.at(0, 0)?.top?.colour).toBe("blue");
  });

  it("lies flat when it is taken", () => {
    const cells = game.orientation("I3", restingOrientation(game, "I3")).cells;
    expect(cells.every(([, , z]) => z === 0)).toBe(true);
  });

  it("goes where it fits on a column, turning if it must", () => {
    const hold = held();
    hold.pick("I3");
    hold.putOn(1, 2);
    expect(hold.ghost?.move).toBe("b1/1,b2/1,b3/1");
    expect(hold.ghost?.legal).toBe(true);
  });

  it("falls again after every step, and can be lifted by hand", () => {
    const hold = held();
    hold.pick("I3");
    hold.show({ piece: "I3", orientation: restingOrientation(game, "I3"), offset: [0, 2, 0] });
    hold.step([0, -1, 0]);
    hold.step([0, -1, 0]);
    expect(hold.offset).toEqual([0, 0, 2]);
    hold.step([0, 0, 1]);
    expect(hold.offset?.[2]).toBe(3);
  });

  it("steps as one sees it, however the table is turned", () => {
    const hold = held();
    hold.pick("I3");
    hold.show({ piece: "I3", orientation: restingOrientation(game, "I3"), offset: [0, 2, 0] });
    hold.facing = 1;
    hold.step([1, 0, 0]);
    expect(hold.offset).toEqual([0, 3, 0]);
    for (const quarters of [0, 1, 2, 3]) {
      const size = { width: 9, depth: 9 };
      const [dx = 0, dy = 0] = unturnedStep([1, 0, 0], quarters);
      const [from, to] = [turned([4, 4], quarters, size), turned([4 + dx, 4 + dy], quarters, size)];
      expect([(to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0)]).toEqual([1, 0]);
    }
  });

  it("comes back to how it lay after four tips", () => {
    const hold = held();
    hold.pick("I3");
    hold.facing = 1;
    const before = hold.orientation;
    for (let i = 0; i < 4; i += 1) hold.flip();
    expect(hold.orientation).toBe(before);
  });

  it("has keys for the floor and for levels", () => {
    expect(stepOf("ArrowUp", false)).toEqual([0, 1, 0]);
    expect(stepOf("ArrowUp", true)).toEqual([0, 0, 1]);
    expect(stepOf("PageDown", false)).toEqual([0, 0, -1]);
    expect(stepOf("x", false)).toBeUndefined();
  });
});
