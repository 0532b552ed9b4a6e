/** Every tip comes when it fits, and not when it does not. */
import { describe, expect, it } from "vitest";
import { TIP_IDS, tipsFor, type Moment, type PlacingMoment, type TilesMoment } from "../src/learn/tips";

const piece = (size: number, places = 5) => ({ size, places });
const FIVES = Array.from({ length: 8 }, () => piece(5));

/** In the middle of a game that goes well: nothing to say. */
const placing: PlacingMoment = {
  kind: "placing",
  solid: false,
  plies: 12,
  swap: false,
  bonus: true,
  colours: 1,
  laid: [5, 5, 5, 5, 5, 4],
  left: [...FIVES, piece(4), piece(1)],
  inMiddle: true,
  corners: 9,
  quarters: 3,
  rivals: [14, 15],
};
const tiles: TilesMoment = {
  kind: "tiles",
  hand: [
    { value: 6, fits: true },
    { value: 4, fits: false },
  ],
  laid: 9,
  bridge: false,
  hexagons: 0,
  drawn: 0,
};

type Case = [id: string, fires: Moment, silent: Moment];
const CASES: Case[] = [
  ["even-opening", { ...placing, swap: true, plies: 1 }, { ...placing, swap: true, plies: 2 }],
  ["deny-bonus", { ...placing, rivals: [2, 9] }, { ...placing, rivals: [3, 9] }],
  ["single-last", { ...placing, left: [piece(4), piece(1)] }, { ...placing, left: [piece(4), piece(3)] }],
  ["stay-on-top", { ...placing, solid: true, laid: [4, 4] }, { ...placing, laid: [4, 4] }],
  ["large-first", { ...placing, laid: [5, 3, 2, 3] }, { ...placing, laid: [3, 2, 3, 5] }],
  ["corners", { ...placing, corners: 1 }, { ...placing, corners: 3 }],
  ["escape", { ...placing, quarters: 1 }, { ...placing, quarters: 2 }],
  ["spread", { ...placing, laid: [5, 5], inMiddle: false }, { ...placing, laid: [5, 5], inMiddle: true }],
  ["two-colours", { ...placing, colours: 2, laid: [5, 5, 5] }, { ...placing, laid: [5, 5, 5] }],
  [
    "shapes",
    { ...placing, left: [piece(5, 0), piece(5, 0), piece(4, 0), piece(2)] },
    { ...placing, left: [piece(5, 0), piece(5), piece(4), piece(2)] },
  ],
  ["their-pieces", { ...placing, laid: Array(9).fill(5), rivals: [7] }, { ...placing, laid: [5, 5], rivals: [7] }],
  ["hexagon", { ...tiles, hexagons: 1 }, tiles],
  ["bridge", { ...tiles, bridge: true }, tiles],
  ["draw-less", { ...tiles, drawn: 1 }, { ...tiles, drawn: 1, hand: [{ value: 6, fits: false }] }],
  [
    "high-tiles",
    { ...tiles, laid: 2, hand: [{ value: 13, fits: true }] },
    { ...tiles, laid: 2, hand: [{ value: 13, fits: false }] },
  ],
  ["plan-ahead", { ...tiles, hand: [...tiles.hand, { value: 3, fits: true }] }, { ...tiles, laid: 2 }],
];

const ids = (moment: Moment) => tipsFor(moment).map(({ id }) => id);

describe("tips", () => {
  it.each(CASES)("%s", (id, fires, silent) => {
    expect(ids(fires)).toContain(id);
    expect(ids(silent)).not.toContain(id);
  });

  it("are all tested", () => {
    expect(CASES.map(([id]) => id).sort()).toEqual([...TIP_IDS].sort());
  });

  it("say nothing when nothing is the matter", () => {
    expect(ids(placing)).toEqual([]);
    expect(ids(tiles)).toEqual([]);
  });

  it("do not speak of a bonus that there is not", () => {
    expect(ids({ ...placing, bonus: false, rivals: [1], left: [piece(4), piece(1)] })).toEqual([]);
  });
});
