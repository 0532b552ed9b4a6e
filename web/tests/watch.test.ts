/** Which games are shown: on the Watch page, on a screen for everybody, and while a player is followed. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LobbyMatch } from "../src/protocol/types";
import { ANYTHING, bestLive, bestOfEach, fits, followedIn, followQuery, gameOf } from "../src/watch/choosing";
import { Replays } from "../src/watch/replays.svelte";

const NOW = 10_000_000;

function game(match: string, more: Partial<LobbyMatch> = {}): LobbyMatch {
  const seats = ["Anna", "Ben"].map((name) => ({
    kind: "person" as const,
    name,
    level: 0,
    gone: false,
    dropped: null,
  }));
  return {
    match,
    variant: "duo",
    options: {},
    clock: { kind: "game", budget: 300_000, increment: 0 },
    listed: true,
    family: false,
    rated: false,
    chat: "presets",
    rules: 1,
    phase: "playing",
    you: [],
    turn: "purple",
    mover: 0,
    deadline: null,
    scores: {},
    result: null,
    seats,
    changed: NOW,
    ply: 3,
    watching: 0,
    ...more,
  };
}

describe("the filters", () => {
  const [quick, slow] = [game("a"), game("b", { clock: { kind: "days" }, variant: "trigon", rated: true })];

  it("let everything through until something is chosen", () => {
    expect([quick, slow].filter((one) => fits(one, ANYTHING))).toEqual([quick, slow]);
  });

  it("go by game, clock and rating", () => {
    expect(fits(quick, { ...ANYTHING, family: "trigon" })).toBe(false);
    expect(fits(slow, { ...ANYTHING, family: "trigon" })).toBe(true);
    expect(fits(slow, { ...ANYTHING, speed: "clock" })).toBe(false);
    expect(fits(quick, { ...ANYTHING, speed: "clock" })).toBe(true);
    expect([quick, slow].filter((one) => fits(one, { ...ANYTHING, ratedOnly: true }))).toEqual([slow]);
  });
});

describe("the best games", () => {
  it("are one of every family: the featured one, else that with most viewers", () => {
    const games = [game("a"), game("b", { watching: 4 }), game("c", { variant: "trigon" }), game("d", { ply: 0 })];
    expect(bestOfEach(games, null).map(({ match }) => match)).toEqual(["b", "c"]);
    expect(bestOfEach(games, game("a")).map(({ match }) => match)).toContain("a");
  });

  it("on a screen for everybody are lively ones", () => {
    const old = game("old", { changed: NOW - 3_600_000, watching: 9 });
    const days = game("days", { clock: { kind: "days" }, watching: 9 });
    const [few, many] = [game("few"), game("many", { watching: 2 })];
    expect(bestLive([old, days], null, "", NOW)).toBeNull();
    expect(bestLive([old, days, few, many], null, "", NOW)).toBe(many);
    expect(bestLive([few, many], game("few"), "", NOW)).toBe(few);
    expect(bestLive([few, many], null, "trigon", NOW)).toBeNull();
  });
});

describe("who is followed", () => {
  it("is an account by its username, and the game shown stays while it is played", () => {
    const profiles = ["anna", null];
    const [first, later] = [game("a", { changed: 1, profiles }), game("b", { changed: 2, profiles })];
    expect(gameOf([first, later], "anna", null)).toBe(later);
    expect(gameOf([first, later], "anna", "a")).toBe(first);
    expect(gameOf([later], "anna", "a")).toBe(later);
    expect(gameOf([first], "cleo", null)).toBeNull();
  });

  it("is nobody who has only taken the name", () => {
    expect(gameOf([game("a")], "Anna", null)).toBeNull();
    expect(gameOf([game("a", { profiles: [null, "ben"] })], "anna", null)).toBeNull();
  });

  it("is without an account a seat of one match", () => {
    const match = game("a", { profiles: ["anna?&", null] });
    const read = (seat: number) => followedIn(new URLSearchParams(followQuery(match, seat)));
    expect(read(0)).toEqual({ account: "anna?&" });
    expect(read(1)).toEqual({ match: "a", seat: 1 });
    expect(followedIn(new URLSearchParams())).toBeNull();
  });
});

describe("replays", () => {
  /** What a server has, the last ended first; it tells four at a time. */
  const asked: string[] = [];
  const stored = Array.from({ length: 20 }, (_, i) =>
    game(`m${i}`, { variant: i < 8 ? "duo" : "trigon", rated: i > 17 }),
  );

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const query = new URLSearchParams(path.split("?")[1]);
      const of = stored.filter(({ variant }) => !query.get("group") || variant === query.get("group"));
      const from = of.findIndex(({ match }) => match === query.get("before")) + 1;
      return Response.json(of.slice(from, from + 4));
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const names = (replays: Replays) => replays.shown.map(({ match }) => match);

  it("of a game are found however many others ended later", async () => {
    const replays = new Replays();
    await replays.want(ANYTHING);
    expect(names(replays)).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
    await replays.want({ ...ANYTHING, family: "trigon" });
    expect(names(replays)).toEqual(["m8", "m9", "m10", "m11", "m12", "m13"]);
    await replays.more();
    expect(names(replays)).toHaveLength(12);
    expect(replays.hasMore).toBe(false);
    await replays.want(ANYTHING);
    expect(names(replays)[0]).toBe("m0");
    expect(replays.hasMore).toBe(true);
  });

  it("that only this browser can tell from others are looked for further back", async () => {
    const replays = new Replays();
    await replays.want({ ...ANYTHING, family: "trigon", ratedOnly: true });
    expect(names(replays)).toEqual(["m18", "m19"]);
    expect(replays.hasMore).toBe(false);
  });

  it("go on from those that are known", async () => {
    const replays = new Replays();
    await replays.want(ANYTHING);
    await replays.want({ ...ANYTHING, family: "duo" });
    expect(asked.map((path) => path.split("?")[1])).toEqual(["", "before=m3"]);
    await replays.more();
    expect(asked.at(-1)).toContain("group=duo&before=m7");
    expect(names(replays)).toHaveLength(8);
    expect(replays.hasMore).toBe(false);
  });
});
