import { describe, expect, it } from "vitest";
import { wayFor, type Way } from "../src/worker/plan";

describe("the worker", () => {
  const visits: [string, Way | null][] = [
    ["/", "page"],
    ["/match/abc", "page"],
    ["/design/abc", "page"],
    ["/assets/index-1.js", "file"],
    ["/en/rules/duo", "common"],
    ["/pt-AO/rules/duo", "common"],
    ["/de/rules/duo.html", "common"],
    ["/open", "page"],
    ["/api/docs", null],
    ["/docs", null],
    ["/docs/tutorials/first-script.html", null],
    ["/docsy", "page"],
  ];
  it.each(visits)("opens %s as a page by way of %s", (path, way) => {
    expect(wayFor({ method: "GET", path, navigates: true })).toBe(way);
  });

  const requests: [string, Way | null][] = [
    ["/api/games", "common"],
    ["/api/games/duo/board", "common"],
    ["/api/games/duo/cover.svg", "common"],
    ["/api/games.json", "common"],
    ["/rules/style.css", "common"],
    ["/rules/pictures/pieces-duo-dark.svg", "common"],
    ["/api/session", "mine"],
    ["/api/matches/mine", "mine"],
    ["/api/matches/abc/cover.svg", "mine"],
    ["/api/matches/abc/hint", null],
    ["/api/matches", null],
    ["/api/account", null],
    ["/sw.js", null],
  ];
  it.each(requests)("answers a request for %s by way of %s", (path, way) => {
    expect(wayFor({ method: "GET", path, navigates: false })).toBe(way);
    expect(wayFor({ method: "POST", path, navigates: false })).toBeNull();
  });

  it("takes what other apps share, which they send as a form", () => {
    expect(wayFor({ method: "POST", path: "/open", navigates: true })).toBe("share");
    expect(wayFor({ method: "POST", path: "/open", navigates: false })).toBeNull();
  });
});
