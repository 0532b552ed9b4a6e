import { describe, expect, it } from "vitest";
import { familyOf, findFamily, variantsOf } from "../src/catalogue/families";
import { groupsOf } from "../src/catalogue/groups.svelte";
import {
  canBeRated,
  CLOCKS,
  clockOfKind,
  fittingOptions,
  largest,
  modeOf,
  NO_CLOCK,
  planOf,
  resized,
  sameClock,
  seatCount,
  seatsFor,
  type Setup,
} from "../src/lobby/plan";
import type { GameInfo } from "../src/protocol/types";

const game = (id: string, seats: number, options: GameInfo["options"] = []): GameInfo => ({
  ...{ id, title: id, about: "", family: "placing", lattice: "square", board: "14x14", zoom: 1.3, solo: seats === 1 },
  ...{ group: familyOf(id), usual: false, face: false, drawable: false, words: {} },
  ...{ seats, players: [seats, seats], minutes: [20, 30], age: 5, colours: [], options },
});
const start = { name: "start", about: "", choices: ["own", "any"], default: "own", free: false, quiet: false };
const howMany = { name: "seats", about: "", choices: [4, 3, 2], default: 4, free: false, quiet: false };
const heights = { name: "heights", about: "", choices: ["2 2"], default: "2 2", free: true, quiet: false };

const setup = (changes: Partial<Setup>): Setup => ({
  ...{ variant: "duo", options: {}, seats: ["me", "open"], clock: NO_CLOCK },
  ...{ listed: false, family: false, rated: false, chat: "free", handicap: {} },
  ...changes,
});

describe("options", () => {
  it("are what was chosen last time where the game still offers it", () => {
    const classic = game("classic", 4, [start, heights]);
    expect(fittingOptions(classic, { start: "any", gone: true })).toEqual({ start: "any", heights: "2 2" });
    expect(fittingOptions(classic, { start: "nowhere" })).toEqual({ start: "own", heights: "2 2" });
  });

  it("may be any text where the game takes one", () => {
    expect(fittingOptions(game("own", 2, [heights]), { heights: "1 1/2 2" })).toEqual({ heights: "1 1/2 2" });
    expect(fittingOptions(game("own", 2, [heights]), { heights: 3 })).toEqual({ heights: "2 2" });
  });

  it("can say how many play", () => {
    const tower = game("rumis-tower", 4, [howMany]);
    expect(seatCount(tower, { seats: 3 })).toBe(3);
    expect(seatCount(game("duo", 2), {})).toBe(2);
  });
});

describe("seats", () => {
  it("are filled in one way, the first with me", () => {
    expect(seatsFor("computer", 3, 5)).toEqual(["me", 5, 5]);
    expect(seatsFor("friends", 2, 5)).toEqual(["me", "open"]);
    expect(seatsFor("screen", 2, 5)).toEqual(["me", "me"]);
  });

  it("keep their people at a larger or smaller table", () => {
    expect(resized(["me", "open", 3], 4, "computer", 7)).toEqual(["me", "open", 3, 7]);
    expect(resized(["me", "open", 3], 2, "computer", 7)).toEqual(["me", "open"]);
  });

  it("tell the way of playing, unless they are mixed", () => {
    expect(modeOf(["me", 3, 4])).toBe("computer");
    expect(modeOf(["me", "open"])).toBe("friends");
    expect(modeOf(["me", "me"])).toBe("screen");
    expect(modeOf(["me", "open", 3])).toBeNull();
    expect(modeOf(["open", "me"])).toBeNull();
  });
});

describe("a plan", () => {
  it("is listed only while somebody can still sit down", () => {
    expect(planOf(setup({ listed: true })).listed).toBe(true);
    expect(planOf(setup({ listed: true, seats: ["me", 4] })).listed).toBe(false);
  });

  it("is rated only for different people", () => {
    expect(canBeRated(["me", "open"])).toBe(true);
    expect(canBeRated(["me", "me"])).toBe(false);
    expect(canBeRated(["me", 4])).toBe(false);
    expect(canBeRated(["open", "open"])).toBe(false);
    expect(planOf(setup({ rated: true, seats: ["me", "open", 2] })).rated).toBe(false);
  });

  it("has a chat only where there is somebody to talk to, and never for families", () => {
    expect(planOf(setup({})).chat).toBe("free");
    expect(planOf(setup({ seats: ["me", "me"] })).chat).toBe("off");
    expect(planOf(setup({ family: true })).chat).toBe("off");
  });
});

describe("a handicap", () => {
  it("withholds the largest pieces", () => {
    const pieces = ["1", "2", "I5", "X5"].map((name) => ({ name, size: Number(name.at(-1)) }));
    expect(largest(pieces, 2)).toEqual(["I5", "X5"]);
    expect(largest(pieces, 0)).toEqual([]);
  });

  it("is sent by its pieces, and never with a rating", () => {
    const plan = planOf(setup({ handicap: { purple: ["I5"], orange: [] }, rated: true, options: { without: "" } }));
    expect(plan.handicap).toEqual({ purple: ["I5"] });
    expect(plan.rated).toBe(false);
    expect(plan.options).toEqual({});
    expect(planOf(setup({ rated: true }))).not.toHaveProperty("handicap");
  });
});

describe("clocks", () => {
  it("are the same whatever is left out", () => {
    expect(sameClock({ kind: "game", seconds: 300 }, { kind: "game", seconds: 300, increment: 0 })).toBe(true);
    expect(sameClock({ kind: "game", seconds: 300 }, { kind: "move", seconds: 300 })).toBe(false);
  });

  it("of every kind are among the usual ones", () => {
    for (const kind of ["none", "game", "move", "days"] as const) {
      expect(clockOfKind(kind).kind).toBe(kind);
      expect(CLOCKS).toContain(clockOfKind(kind));
    }
  });
});

describe("families", () => {
  it("hold all games of a kind but those for one", () => {
    const games = [game("classic", 4), game("classic-2", 2), game("classic-solo", 1), game("duo", 2)];
    expect(variantsOf(games, "classic").map(({ id }) => id)).toEqual(["classic", "classic-2"]);
    expect(familyOf("polyomino-hexa")).toBe("polyomino");
    expect(familyOf("of-somebody")).toBe("of-somebody");
  });
  it("say what is played of them, and whose picture stands for all", () => {
    expect(findFamily("polyomino")).toMatchObject({ usual: "polyomino-14", cover: "polyomino-14" });
    expect(findFamily("rumis")).toMatchObject({ usual: "rumis-tower", cover: "rumis-corner", zoom: 0.98 });
    const own = { ...game("own", 2), group: "of-somebody", zoom: 1.5 };
    expect(groupsOf([own])).toEqual([{ name: "of-somebody", usual: "own", cover: "own", zoom: 1.5, matchZoom: 1 }]);
  });
});
