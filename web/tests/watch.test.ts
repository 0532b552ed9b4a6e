/** Which games are shown: on the Watch page, on a screen for everybody, and while a player is followed. */
import { describe, expect, it } from "vitest";
import type { LobbyMatch } from "../src/protocol/types";
import { ANYTHING, bestLive, bestOfEach, fits, gameOf } from "../src/watch/choosing";

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

describe("a followed player", () => {
  it("is found by name, and the game shown stays while it is played", () => {
    const [first, later] = [game("a", { changed: 1 }), game("b", { changed: 2 })];
    expect(gameOf([first, later], " anna ", null)).toBe(later);
    expect(gameOf([first, later], "Anna", "a")).toBe(first);
    expect(gameOf([later], "Anna", "a")).toBe(later);
    expect(gameOf([first], "Cleo", null)).toBeNull();
  });
});
