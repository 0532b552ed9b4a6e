/** What is reckoned after a game: the sums, the graph, the playback through it, the link that holds it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ply, Review, SheetLine } from "../src/protocol/types";
import {
  lineOf,
  momentAt,
  moments,
  plyAt as placeAcross,
  roundStep,
  scaleOf,
  spread,
  turningPoints,
  valuesOf,
} from "../src/review/graph";
import { pack, unpack } from "../src/review/gameLink";
import { asAddress, fromAddress, joinParts, readParts, writeParts } from "../src/review/positionText";
import { linesOf } from "../src/net/lines";
import { chosenOf, ownColours, placeOf, plyAt } from "../src/review/playedGame";
import { seatSums } from "../src/review/scores";
import { Playback } from "../src/review/playback.svelte";
import { plain, signed, valueNumber, valueWords } from "../src/review/words";

const line = (item: SheetLine["item"], points: number, more: Partial<SheetLine> = {}): SheetLine => ({
  item,
  points,
  count: 1,
  ...more,
});
const seat = (name: string, ...colours: string[]) => ({ name, title: name, colours });

describe("the sum of a seat", () => {
  const sheet = {
    blue: [line("left", -5, { piece: "I5" }), line("left", -2, { piece: "2" })],
    yellow: [line("all-placed", 15), line("single-last", 5)],
    red: [line("left", -4, { piece: "O4" })],
    green: [line("left", -1, { piece: "1" })],
  };
  const owners = { blue: [0], yellow: [1], red: [0], green: [1] };
  const seats = [seat("Maya", "blue", "red"), seat("Jonas", "yellow", "green")];
  const result = { winners: [1], totals: [-11, 19], reason: "played" as const };

  it("is that of its colours, the winner first", () => {
    const [won, lost] = seatSums({ seats, result, position: { sheet, owners } });
    expect(won).toMatchObject({ seat: 1, total: 19, together: null, won: true });
    expect(won?.sums.map(({ colour, points }) => [colour, points])).toEqual([
      ["yellow", 20],
      ["green", -1],
    ]);
    expect(lost?.sums[0]?.left.map(({ piece }) => piece)).toEqual(["I5", "2"]);
  });

  it("keeps what is more than pieces left as lines of their own", () => {
    const [won] = seatSums({ seats, result, position: { sheet, owners } });
    expect(won?.sums[0]?.lines.map(({ item, points }) => [item, points])).toEqual([
      ["all-placed", 15],
      ["single-last", 5],
    ]);
  });

  it("says what a team has together", () => {
    const team = { ...result, totals: [8, 8], winners: [0, 1] };
    expect(seatSums({ seats, result: team, position: { sheet, owners } }).map(({ together }) => together)).toEqual([
      8, 8,
    ]);
  });

  it("leaves the colour that all lay to nobody", () => {
    const shared = { ...owners, green: [0, 1] };
    const three = [seat("Maya", "blue", "red"), seat("Jonas", "yellow")];
    const sums = seatSums({ seats: three, result: null, position: { sheet, owners: shared } });
    expect(sums.at(-1)).toMatchObject({ seat: null, colours: ["green"], total: -1 });
    expect(ownColours(shared, 1)).toEqual(["yellow"]);
  });

  it("goes deal by deal where tiles are dealt anew", () => {
    const dealt = {
      first: [line("tile", 30, { deal: 1 }), line("draw", -10, { deal: 2, count: 2 }), line("bridge", 40, { deal: 1 })],
    };
    const [only] = seatSums({ seats: [seat("Maya", "blue")], result: null, position: { sheet: dealt } });
    expect(only?.sums.map(({ deal, points }) => [deal, points])).toEqual([
      [1, 70],
      [2, -10],
    ]);
    expect(only?.total).toBe(60);
  });
});

describe("numbers", () => {
  it("have the sign they have in a sum, with a true minus", () => {
    expect([signed(15), signed(-5), signed(0), signed(-0.04, 1), signed(2.25, 1)]).toEqual([
      "+15",
      "−5",
      "0",
      "0.0",
      "+2.3",
    ]);
    expect([plain(12), plain(-12)]).toEqual(["12", "−12"]);
  });
});

describe("the graph", () => {
  const value = (share: number, margin: number, error?: number) => ({
    shares: [share, 1 - share],
    margins: [margin, -margin],
    errors: error === undefined ? null : { shares: [error / 100, error / 100], margins: [error, error] },
  });
  const move = (ply: number, share: number, margin: number) => ({
    ply,
    turn: "blue",
    seat: ply % 2,
    move: "a1",
    best: "b2",
    line: ["b2"],
    value: value(share, margin),
    lost: 0.1,
    points_lost: 2,
    reasons: [],
  });
  const review: Review = {
    moves: [move(0, 0.5, 0), move(1, 0.4, -3), move(2, 0.7, 6)],
    costly: [2, 0],
    end: value(1, 12),
  };
  const frame = { width: 500, height: 200, top: 10, bottom: 20, start: 40, end: 60 };

  it("has a value before every move and one at the end", () => {
    expect(moments(review, "margins", 3).map(({ ply, values }) => [ply, values[0]])).toEqual([
      [0, 0],
      [1, -3],
      [2, 6],
      [3, 12],
    ]);
    expect(moments({ ...review, end: null }, "shares", 3).map(({ values }) => values[0])).toEqual([50, 40, 70]);
  });

  it("tells how far a value may be off, unless it is exact", () => {
    const [searched, exact] = [valuesOf(value(0.4, -3, 1.25), "margins"), valuesOf(value(1, 12), "margins")];
    expect(valueWords("margins", searched, 0)).toBe("−3.0 ± 1.3");
    expect(valueWords("margins", exact, 0)).toBe("+12.0");
    expect(valueNumber("shares", valuesOf(value(0.4, -3, 5), "shares"), 0)).toBe("40 ± 5");
  });

  it("holds where nobody chose, and ends where the review ends", () => {
    const all = moments({ ...review, end: null }, "margins", 9);
    expect(momentAt(all, 2)?.values[0]).toBe(6);
    expect(momentAt(all, 8)?.values[0]).toBe(6);
    expect(momentAt([], 0)).toBeUndefined();
  });

  it("fills its frame, with round numbers beside it", () => {
    const all = moments(review, "margins", 3);
    const scale = scaleOf(all, "margins", 3, frame);
    expect(scale.ticks[0]).toBeLessThanOrEqual(-12);
    expect(scale.ticks.at(-1)).toBeGreaterThanOrEqual(12);
    expect(scale.ticks).toContain(0);
    expect([scale.x(0), scale.x(3)]).toEqual([40, 440]);
    expect(scale.y(scale.ticks[0] ?? 0)).toBe(180);
    expect(scale.y(scale.ticks.at(-1) ?? 0)).toBe(10);
    expect(lineOf(all, 0, scale)).toMatch(/^M40\.0 \S+(L\S+ \S+){3}$/);
  });

  it("goes from 0 to 100 for parts of the win, whatever happened", () => {
    const { ticks } = scaleOf(moments(review, "shares", 3), "shares", 3, frame);
    expect([ticks[0], ticks.at(-1)]).toEqual([0, 100]);
  });

  it("can be drawn for a game without a move", () => {
    const scale = scaleOf([], "margins", 0, frame);
    expect(scale.x(0)).toBe(40);
    expect(scale.plies).toEqual([0]);
  });

  it("knows the move that is pointed at", () => {
    expect([0, 40, 240, 439, 900].map((across) => placeAcross(across, frame, 10))).toEqual([0, 0, 5, 10, 10]);
  });

  it("takes steps of 1, 2, 2.5 or 5", () => {
    expect([3, 17, 80, 100, 0.4].map((span) => roundStep(span, 4))).toEqual([1, 5, 20, 25, 0.1]);
  });

  it("moves labels apart that would lie on each other, within the frame", () => {
    expect(spread([50, 52, 10], 20, 10, 100)).toEqual([50, 70, 10]);
    expect(spread([99, 100], 20, 10, 100)).toEqual([80, 100]);
  });

  it("names the moves that cost most by what is shown, in the order in which they were made", () => {
    const lost = (ply: number, share: number, points: number) => ({
      ...move(ply, 0.5, 0),
      lost: share,
      points_lost: points,
    });
    const moves = [lost(0, 0.2, 3.5), lost(1, 0.01, 13.6), lost(2, 0.01, 13.7), lost(3, 0, 0.2)];
    const found = turningPoints({ ...review, moves, costly: [2, 1, 0] });
    expect(found.map(({ ply }) => ply)).toEqual([0, 1, 2]);
  });
});

describe("a place in a game", () => {
  const ply = (colour: string): Ply => ({ colour, seat: 0, move: "x" });
  const plies = ["chance", "chance", "blue", "chance", "blue", "chance"].map(ply);
  const played = { plies, chosen: chosenOf(plies) };

  it("counts only what somebody chose", () => {
    expect(played.chosen).toEqual([2, 4]);
    expect([0, 1, 2].map((place) => plyAt(played, place))).toEqual([0, 3, 6]);
    expect([0, 2, 3, 4, 5].map((made) => placeOf(played, made))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe("a playback through a game", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("stays within the game and notes where it stays in the address", () => {
    const playback = new Playback(3, 9);
    expect(playback.place).toBe(3);
    playback.step(-2);
    expect(playback.place).toBe(1);
    vi.advanceTimersByTime(500);
    expect(location.search).toBe("?ply=1");
    playback.to(-4);
    expect(playback.place).toBe(0);
  });

  it("goes on by itself to the end, faster if wanted, and begins anew from there", () => {
    const playback = new Playback(2, 2);
    playback.speed = 2;
    playback.toggle();
    expect([playback.place, playback.isPlaying]).toEqual([0, true]);
    vi.advanceTimersByTime(500);
    expect(playback.place).toBe(1);
    vi.advanceTimersByTime(500);
    expect([playback.place, playback.isPlaying]).toEqual([2, false]);
    playback.stop();
  });

  it("is walked with keys", () => {
    const playback = new Playback(5, 2);
    const press = (key: string) => playback.key(new KeyboardEvent("keydown", { key, cancelable: true }));
    press("ArrowRight");
    expect(playback.place).toBe(3);
    press("Home");
    expect(playback.place).toBe(0);
    press("End");
    expect(playback.place).toBe(5);
    playback.stop();
  });
});

describe("a link", () => {
  it("holds a whole game", async () => {
    const moves = ["e10,e9", "j5"];
    const game = { variant: "duo", rules: 1, options: { start: "own" }, moves, players: ["Zoë", ""] };
    const packed = await pack(game);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(`#${packed}`)).toEqual({ ...game, date: "", event: "", comments: {} });
  });

  it("from before rules had numbers is of the first", async () => {
    const link = "#q1YqSyzKTMwrUbJSKinKzM_NzMsvVtJRyi8oyczPK1ayqlZKTckEsYEK0opS85IzlGp1lHLzy1KBktFKBroGuoZKsbUA";
    const old = { variant: "triominos", options: { edition: "french" }, moves: ["0-0-1"] };
    expect(await unpack(link)).toMatchObject({ ...old, rules: 1 });
  });

  it("that is broken holds none", async () => {
    expect(await unpack("")).toBeNull();
    expect(await unpack("#nonsense")).toBeNull();
  });
});

describe("a position in the address", () => {
  const lines = [
    ["duo start=own | purple e8,d9,e9 g10 | orange j5", "duo_start=own~purple_e8,d9,e9_g10~orange_j5"],
    ["rumis-own heights=2 1/1 0 | blue a1/1", "rumis-own_heights=2_1/1_0~blue_a1/1"],
    ["triominos rules=2 | moves 0-3-5 0-3-5@-1,2/1 pass", "triominos_rules=2~moves_0-3-5_0-3-5@-1,2/1_pass"],
    ["a_b ~ % \u00fc?", "a%5Fb_%7E_%25_%C3%BC%3F"],
    ["duo | \u{1f642}", "duo~%F0%9F%99%82"],
  ] as const;

  it.each(lines)("is readable, of letters that nothing changes: %s", (text, address) => {
    expect(asAddress(text)).toBe(address);
    expect(fromAddress(`#${address}`)).toBe(text);
    expect(new URL(`https://example.org/analysis#${address}`).hash).toBe(`#${address}`);
  });

  it("may be typed as it is, however much room there is", () => {
    expect(asAddress(" duo  start=own|purple e8 ")).toBe("duo_start=own~purple_e8");
    expect(fromAddress("#duo%20start=own%20|%20purple%20e8")).toBe("duo start=own | purple e8");
    expect(fromAddress("#duo 100%")).toBe("duo 100%");
  });

  it("says what lies there, whether the rules allow it or not", () => {
    const drawn = {
      pieces: [
        { colour: "purple", cells: "a1" },
        { colour: "orange", cells: "b2,b3" },
        { colour: "purple", cells: "a2" },
      ],
      answer: "swap",
    };
    const parts = writeParts(["purple", "orange"], drawn);
    expect(parts).toEqual(["purple a1 a2", "orange b2,b3", "swap"]);
    const read = readParts(joinParts(["duo start=own", ...parts]), ["purple", "orange"]);
    expect(read.answer).toBe("swap");
    expect(read.pieces.toSorted((a, b) => a.cells.localeCompare(b.cells))).toEqual(
      drawn.pieces.toSorted((a, b) => a.cells.localeCompare(b.cells)),
    );
  });
});

describe("an answer line by line", () => {
  it("is read as it comes, wherever it is cut", async () => {
    const parts = ['{"progress":[1,', '2]}\n{"prog', 'ress":[2,2]}\n{"error":"x"}\n'];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const found = [];
    for await (const heard of linesOf({ body } as Response)) found.push(heard);
    expect(found).toEqual([{ progress: [1, 2] }, { progress: [2, 2] }, { error: "x" }]);
  });
});
