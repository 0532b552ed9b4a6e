/** One's own side of a table, on each kind of board. */
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableController, type PositionSource } from "../src/game/controller.svelte";
import type { Game } from "../src/game/game";
import { openGame } from "../src/game/open";
import type { TileData } from "../src/protocol/types";
import { towerData } from "./tower";

const tiles = { family: "matching", id: "triominos", colours: ["one", "two"], lattice: "triangle" } as TileData;

let asked = 0;
/** The game that a server with this data would give. */
async function opened(data: object): Promise<Game> {
  vi.stubGlobal("fetch", async () =>
    Response.json({ same: { options: [], ...data }, parts: [], clashes: [], asked: [] }),
  );
  return openGame(`game-${(asked += 1)}`); // boards are asked for once by their names
}

let stop = () => {};
function begin(game: Game, changes: Partial<PositionSource>): { controller: TableController; made: string[] } {
  const made: string[] = [];
  const source: PositionSource = {
    ...{ plies: [], legal: {}, supply: new Map() },
    make: async (move) => made.push(move),
    why: async () => ({ legal: false, reason: "touches", clause: null, details: null, why: "It touches." }),
    ...changes,
  };
  let controller: TableController | undefined;
  stop = $effect.root(() => {
    controller = new TableController(game, source);
  });
  flushSync();
  return { controller: controller as TableController, made };
}

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a controller", () => {
  it("lays what is held where the server allows it, on cubes", async () => {
    const game = await opened(towerData());
    const [piece = ""] = game.board?.pieces.keys() ?? [];
    const move = game.board?.moveOf({ piece, orientation: 0, offset: [0, 0, 0] }) ?? "";
    const { controller, made } = begin(game, { legal: { [piece]: [move] }, supply: new Map([[piece, 1]]) });
    expect(game.drawsOutlines).toBe(false);
    controller.pick(piece);
    controller.hold.enter();
    expect(controller.hold.ghost).toMatchObject({ move, legal: true });
    await controller.place();
    expect(made).toEqual([move]);
    expect(controller.hold.piece).toBeNull();
  });

  it("keeps in the hand what could not be laid", async () => {
    const move = "1-1-2@0,0/0";
    const { controller } = begin(await opened(tiles), { legal: { "1-1-2": [move] }, make: async () => false });
    expect(controller.hold.showMove(move)).toBe(true);
    await controller.place();
    expect(controller.hold.piece).toBe("1-1-2");
  });

  it("goes back step by step: from the board, from the hand, from the past", async () => {
    const { controller } = begin(await opened(tiles), { legal: { "1-1-2": ["1-1-2@0,0/0"] } });
    controller.viewed = 3;
    controller.hold.showMove("1-1-2@0,0/0");
    controller.back();
    expect([controller.hold.ghost, controller.hold.piece]).toEqual([null, "1-1-2"]);
    controller.back();
    expect([controller.hold.piece, controller.viewed]).toEqual([null, 3]);
    controller.back();
    expect(controller.viewed).toBeNull();
  });

  it("asks why a piece does not fit, once it rests", async () => {
    const { controller } = begin(await opened(tiles), {});
    vi.useFakeTimers();
    controller.hold.showMove("1-1-2@0,0/0");
    flushSync();
    expect(controller.reason.text).toBe("");
    await vi.advanceTimersByTimeAsync(400);
    expect(controller.reason.text).toBe("It touches.");
  });

  it("shows what lies after some moves, in the colours of seats where pieces have none", async () => {
    const plies = ["1-1-2@0,0/0", "1-1-3@1,0/2"].map((move, seat) => ({ seat, colour: "one", move }));
    const { controller } = begin(await opened(tiles), { plies });
    expect(controller.laid).toHaveLength(2);
    controller.viewed = 1;
    expect(controller.laid).toHaveLength(1);
    expect(plies.map((ply) => controller.game.colourOf(ply))).toEqual(["blue", "yellow"]);
  });
});
