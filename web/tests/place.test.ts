import { afterEach, describe, expect, it, vi } from "vitest";

const { dataset } = document.documentElement;

/** The module as it is in an edition, on a page with an address. */
async function placeIn(edition: "server" | "static", address: string) {
  vi.resetModules();
  if (edition === "static") dataset["edition"] = edition;
  history.replaceState(null, "", address);
  return import("../src/browser/place");
}
afterEach(() => {
  delete dataset["edition"];
  history.replaceState(null, "", "/");
});
const at = (address: string) => new URL(address, location.href);

describe("addresses on a server", () => {
  it("are what they say", async () => {
    const place = await placeIn("server", "/new/duo?mode=screen");
    expect(place.pageAt("/games")).toBe("/games");
    expect(place.fileAt("/icon.svg")).toBe("/icon.svg");
    expect(place.rulesAt("de", "duo")).toBe("/de/rules/duo");
    expect(place.answerAt("/api/games/duo/cover.svg?theme=dark")).toBe("/api/games/duo/cover.svg?theme=dark");
    expect(place.placeOf(location)).toEqual({ path: "/new/duo", query: "?mode=screen" });
  });
});

describe("addresses of the static edition", () => {
  it("stay in its folder, with the path after a question mark", async () => {
    const { pageAt, linkAt, fileAt, rulesAt, placeOf } = await placeIn("static", "/club/games/?/new/duo?mode=screen#x");
    expect(pageAt("/")).toBe("/club/games/");
    expect(pageAt("/editor#abc")).toBe("/club/games/?/editor#abc");
    expect(linkAt("/replay?ply=3")).toBe(`${location.origin}/club/games/?/replay?ply=3`);
    expect(fileAt("/sw.js")).toBe("/club/games/sw.js");
    expect(rulesAt("de", "duo")).toBe("/club/games/de/rules/duo.html");
    expect(placeOf(location)).toEqual({ path: "/new/duo", query: "?mode=screen" });
  });

  it("lead back to the pages that they were made for", async () => {
    const { pageAt, placeOf } = await placeIn("static", "/club/index.html");
    for (const [page, path, query] of [
      ["/", "/", ""],
      ["/games", "/games", ""],
      ["/new/duo?mode=screen&variant=duo", "/new/duo", "?mode=screen&variant=duo"],
    ] as const)
      expect(placeOf(at(pageAt(page)))).toEqual({ path, query });
  });

  it("are told from files and from what others add", async () => {
    const { placeOf } = await placeIn("static", "/club/");
    expect(placeOf(at("/club/de/rules/duo.html"))).toBeNull();
    expect(placeOf(at("/games"))).toBeNull();
    expect(placeOf(at("/club/?utm_source=mail"))).toEqual({ path: "/", query: "?utm_source=mail" });
  });

  it("name files for a server's answers", async () => {
    const { answerAt } = await placeIn("static", "/club/");
    expect(answerAt("/api/games")).toBe("/club/api/games.json");
    expect(answerAt("/api/games/duo/boards")).toBe("/club/api/games/duo/boards.json");
    expect(answerAt("/api/games/duo/cover.svg?theme=dark")).toBe("/club/api/games/duo/cover,theme=dark.svg");
  });
});
