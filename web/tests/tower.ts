/** A board of cubes as the server sends it: four columns by five rows, four levels, and the straight pieces. */
import type { BoardData, PieceData } from "../src/protocol/types";

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A bar along each axis. Turning changes the two that lie; tipping, the one across and the one that stands. */
const bar = (name: string, size: number): PieceData => ({
  name,
  size,
  orientations: [
    { cells: range(size).map((i) => [0, 0, i]), polygons: null, turns: [0, 1] },
    { cells: range(size).map((i) => [0, i, 0]), polygons: null, turns: [2, 0] },
    { cells: range(size).map((i) => [i, 0, 0]), polygons: null, turns: [1, 2] },
  ],
});

export function towerData(): BoardData {
  return {
    id: "rumis-tower",
    title: "Tower",
    about: "",
    family: "placing",
    lattice: "cube",
    board: "tower",
    zoom: 1,
    solo: false,
    group: "rumis",
    usual: false,
    face: false,
    drawable: false,
    words: {},
    seats: 2,
    players: [2, 4],
    minutes: [20, 30],
    age: 5,
    colours: ["blue", "yellow"],
    options: [],
    chosen: {},
    cells: range(4).flatMap((z) =>
      range(5).flatMap((y) =>
        range(4).map((x) => ({ name: `${"abcd"[x]}${y + 1}/${z + 1}`, address: [x, y, z], polygon: null })),
      ),
    ),
    starts: [],
    copies: 1,
    supply: "own",
    owners: { blue: [0], yellow: [1] },
    parties: [[0], [1]],
    withheld: {},
    pieces: [bar("I2", 2), bar("I3", 3), bar("I4", 4)],
  };
}
