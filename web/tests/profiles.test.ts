/** Profiles: the scales of a rating chart, addresses of profiles, and names that lead to them. */
import { describe, expect, it } from "vitest";
import { matchRoute, type Route } from "../src/browser/router.svelte";
import { everybodyAt, whoPlays } from "../src/lobby/seats";
import { profileAt } from "../src/net/profiles";
import { bandPath, chartScale, levelLines, linePath, nearest, type Frame } from "../src/people/chart";
import type { SeatInfo } from "../src/protocol/types";

const FRAME: Frame = { width: 400, height: 240, top: 10, bottom: 30, start: 40, end: 60 };
const point = (games: number, rating: number, deviation: number) => ({ games, rating, deviation });
const POINTS = [point(1, 1500, 400), point(2, 1560, 350), point(11, 1700, 100)];

describe("a rating chart", () => {
  const scale = chartScale(POINTS, FRAME);

  it("goes from the first game to the last and up with the rating", () => {
    expect(scale.x(1)).toBe(40);
    expect(scale.x(11)).toBe(340);
    expect(scale.y(1700)).toBeLessThan(scale.y(1500));
    expect(scale.ticks.length).toBeGreaterThan(2);
    expect(scale.games.every((games) => Number.isInteger(games) && games >= 1 && games <= 11)).toBe(true);
  });

  it("stays inside its frame, however uncertain the rating is", () => {
    for (const rating of [0, 900, 1500, 2600]) {
      expect(scale.y(rating)).toBeGreaterThanOrEqual(FRAME.top);
      expect(scale.y(rating)).toBeLessThanOrEqual(FRAME.height - FRAME.bottom);
    }
    expect(linePath(POINTS, scale)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){2}$/);
    expect(bandPath(POINTS, scale)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){5}Z$/);
  });

  it("has a place for a single game", () => {
    const one = chartScale([point(1, 1480, 470)], FRAME);
    expect(one.x(1)).toBe(190);
    expect(one.games).toEqual([1]);
    expect(one.y(1480)).toBeCloseTo((FRAME.top + FRAME.height - FRAME.bottom) / 2);
  });

  it("names levels that lie inside and apart", () => {
    const lines = levelLines([700, 1400, 1401, 1600, 2500], scale, 12);
    expect(lines.map(({ level }) => level)).toEqual([2, 4]);
  });

  it("finds the nearest game", () => {
    expect([41, 60, 100, 339, 999].map((across) => nearest(POINTS, across, scale))).toEqual([0, 1, 1, 2, 2]);
  });
});

describe("addresses of profiles", () => {
  const routes: Route[] = [
    { path: "/@:name", page: async () => ({ default: null as never }) },
    { path: "/match/:id", page: async () => ({ default: null as never }) },
  ];

  it("lead to the name, whatever is in it", () => {
    for (const name of ["anna", "a/b.c", "Zoë 5%", "@", "人"])
      expect(matchRoute(routes, profileAt(name))?.parameters).toEqual({ name });
  });

  it("are no others", () => {
    expect(matchRoute(routes, "/anna")).toBeNull();
    expect(matchRoute(routes, "/@")).toBeNull();
    expect(matchRoute(routes, "/@%")?.parameters).toEqual({ name: "%" });
    expect(matchRoute(routes, "/match/m1")?.parameters).toEqual({ id: "m1" });
  });
});

describe("names at a table", () => {
  const person = (name: string): SeatInfo => ({ kind: "person", name, level: 0, gone: false, dropped: null });
  const computer: SeatInfo = { kind: "engine", name: "", level: 3, gone: false, dropped: null };

  it("know whose profile can be seen", () => {
    const seats = [person("Maya"), person("Jonas"), computer, computer];
    expect(everybodyAt(seats, ["maya", null]).map(({ login }) => login)).toEqual(["maya", null, null]);
    expect(everybodyAt(seats)).toHaveLength(3);
  });

  it("stand once for somebody with several seats, and twice for two of the same name", () => {
    expect(everybodyAt([person("Maya"), person("Maya")])).toHaveLength(1);
    expect(everybodyAt([person("Maya"), person("Maya")], ["maya", "maya 2"])).toHaveLength(2);
    expect(whoPlays([person("Maya"), person("Maya")])).toBe("Maya");
  });
});
