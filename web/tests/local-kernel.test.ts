/** Whole matches in the worker with the kernel itself (`make wasm`). */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { joinsOf, laidTiles, parseLay, type Lay } from "../src/board/tiles/tiles";
import { startKernel } from "../src/kernel/kernel";
import { Follower, freshBrowser, open, plan } from "./inside";
import type { Choices, ReviewLine, Snapshot } from "../src/protocol/types";

const FOLDER = resolve(import.meta.dirname, "../../build/wasm");
const isBuilt = existsSync(resolve(FOLDER, "cornerwise.wasm"));
const kernel = isBuilt ? await startKernel(async (name) => new Uint8Array(readFileSync(resolve(FOLDER, name)))) : null;

const ports = freshBrowser();

const table = () => open(ports, kernel as NonNullable<typeof kernel>);
const largest = (legal: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(legal)
    .flat()
    .sort((one, other) => other.split(",").length - one.split(",").length)[0] ?? "";

/** Plays all seats of this screen to the end; what was seen on the way. */
async function played(follower: Follower, most = 1000): Promise<void> {
  for (let count = 0; count < most && follower.state?.phase === "playing"; count += 1) {
    await follower.until(() => follower.state?.phase === "over" || follower.state?.legal);
    const { mover, legal } = follower.state ?? {};
    if (mover == null || !legal) return;
    expect(await follower.do(mover, { do: "move", move: largest(legal) })).toMatchObject({ type: "ack" });
  }
}

describe.skipIf(!isBuilt)("a match with the kernel", { timeout: 60_000 }, () => {
  const GAMES: [string, Choices, ("me" | number)[]][] = [
    ["duo", { start: "own" }, ["me", 1]],
    ["polyomino-8", {}, [2, "me"]],
    ["classic-3", {}, ["me", 1, "me"]],
    ["rumis-tower", { seats: 2 }, ["me", 1]],
  ];
  it.each(GAMES)("%s is played to its end", async (variant, options, seats) => {
    const here = table();
    const match = await here.create(plan(seats, { variant, options }), ["Anna", "Anna"]);
    const anna = new Follower(here, match);
    await anna.until(() => anna.snapshot);
    await played(anna);
    const { state } = anna;
    expect(state).toMatchObject({ phase: "over", turn: null, mover: null, result: { reason: "played" } });
    for (const [colour, lines] of Object.entries(state?.sheet ?? {}))
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(state?.scores[colour]);
    for (const format of ["json", "blksgf"]) {
      const record = await here.ask("matchRecord", { match, format });
      const [read] = (await here.ask("readRecord", { text: record })).games;
      expect(read).toMatchObject({ variant, over: true });
      expect(read?.moves).toHaveLength(state?.ply ?? 0);
    }
    const again: Snapshot = await here.ask("matchSnapshot", { match });
    expect(again.plies).toHaveLength(state?.ply ?? 0);
  });

  it("finds bridges and hexagons where the rules score them", async () => {
    const here = table();
    const match = await here.create(plan(["me", "me"], { variant: "triominos", options: {} }), ["Anna", "Ben"]);
    const anna = new Follower(here, match);
    await anna.until(() => anna.snapshot);
    for (let count = 0; count < 60 && anna.state?.phase === "playing"; count += 1) {
      const { mover, legal = {}, worth = {}, table: lying } = anna.state;
      if (mover == null || !lying) break;
      const found = Object.entries(worth ?? {}).sort(([, one], [, other]) => other.points - one.points);
      for (const [move, { bridge, hexagons }] of found) {
        const joins = joinsOf<Lay>(laidTiles(lying), parseLay(move) as Lay);
        expect([move, joins.bridge !== null, joins.hexagons.length]).toEqual([move, bridge, hexagons]);
      }
      const best = found[0]?.[0] ?? legal?.[""]?.[0] ?? "";
      expect(await anna.do(mover, { do: "move", move: best })).toMatchObject({ type: "ack" });
      await anna.until(() => anna.state?.phase === "over" || anna.state?.legal);
    }
  });

  it("deals tiles, and shows nobody those of others", async () => {
    const here = table();
    const match = await here.create(plan(["me", 2], { variant: "triominos", options: {} }), ["Anna", "Anna"]);
    const anna = new Follower(here, match);
    await anna.until(() => anna.state?.legal);
    const { snapshot, state } = anna;
    expect(Object.keys(state?.hands ?? {})).toEqual(["0"]);
    const drawn = snapshot?.plies.filter(({ colour }) => colour === "chance") ?? [];
    expect(drawn.filter(({ seat, move }) => seat === 1 && move === "?").length).toBeGreaterThan(5);
    expect(drawn.filter(({ seat, move }) => seat === 0 && move === "?")).toEqual([]);
    await played(anna, 4);
    expect(anna.state?.table?.laid.length).toBeGreaterThan(0);
  });

  it("makes boards of height maps that people bring", async () => {
    const about = (heights: string) => ({ variant: "rumis-own", options: { heights, seats: 2 } });
    const { cells, seats } = await table().ask("board", about("2 2 2/2 3 2/1 1 1"));
    expect([cells?.length, seats]).toEqual([16, 2]);
    await expect(table().ask("board", about("2 2/2"))).rejects.toMatchObject({ code: "match/bad-plan" });
  });

  it("refuses what the rules forbid, with the reason", async () => {
    const here = table();
    const match = await here.create(plan(["me", "me"], { variant: "duo", options: { start: "own" } }), [
      "Anna",
      "Anna",
    ]);
    const anna = new Follower(here, match);
    await anna.until(() => anna.state?.legal);
    expect(await here.ask("matchWhy", { match, move: "a1" })).toMatchObject({ legal: false, reason: "start-cell" });
    expect(await anna.do(0, { do: "move", move: "a1" })).toMatchObject({
      code: "match/illegal-move",
      details: { reason: "start-cell", clause: "P3" },
    });
    expect(await here.ask("matchWhy", { match, move: "what" })).toMatchObject({ legal: false, reason: null });
    await expect(here.create(plan(["me"], { variant: "duo", options: {} }), ["Anna", "Anna"])).rejects.toMatchObject({
      code: "match/bad-plan",
    });
    await expect(
      here.create(plan(["me", 1], { variant: "duo", options: { start: "nowhere" } }), ["Anna", "Anna"]),
    ).rejects.toMatchObject({ code: "match/bad-plan" });
    await expect(here.ask("position", { variant: "chess" })).rejects.toMatchObject({ code: "client/elsewhere" });
  });

  it("answers what a level would do, and what a game was worth", async () => {
    const here = table();
    const about = { variant: "polyomino-8", options: {}, moves: [] as string[] };
    const legal = async () => Object.values((await here.ask("position", about)).legal).flat();
    const hint = await here.ask("hint", { ...about, level: 2 });
    expect(await legal()).toContain(hint.move);
    const analysis = await here.ask("analysis", { ...about, level: 2, lines: 3 });
    expect(analysis.lines).toHaveLength(3);
    for (let count = 0; count < 4; count += 1) about.moves.push((await legal())[0] ?? "");
    const lines: ReviewLine[] = [];
    const record = await here.ask("record", { ...about, format: "json" });
    for await (const line of here.review({ record, level: 1 }, new AbortController().signal)) lines.push(line);
    const review = lines.at(-1)?.review;
    expect(review?.moves.map(({ move }) => move)).toEqual(
      (await here.ask("position", about)).plies.map(({ move }) => move),
    );
    expect(await here.ask("completion", { variant: "classic-solo", moves: [], seconds: 0.2 })).toMatchObject({
      answer: expect.stringMatching(/yes|unknown/) as string,
    });
    await expect(here.ask("hint", { ...about, moves: ["a1", "a1"] })).rejects.toMatchObject({
      code: "match/illegal-move",
    });
  });
});
