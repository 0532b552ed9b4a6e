import { describe, expect, it } from "vitest";
import { ORDERS, sorted, spanning, type Facts } from "../src/lobby/facts";

const facts = (players: Facts["players"], minutes: Facts["minutes"], age: number): Facts => ({ players, minutes, age });
const GAMES = [
  { name: "large", facts: facts([2, 4], [20, 30], 5) },
  { name: "quick", facts: facts([2, 2], [10, 15], 7) },
  { name: "tiles", facts: facts([1, 6], [30, 45], 6) },
  { name: "duel", facts: facts([2, 2], [10, 30], 5) },
];
const names = (order: (typeof ORDERS)[number]) => sorted(GAMES, order).map(({ name }) => name);

describe("the games of a family", () => {
  it("are told as one", () => {
    expect(spanning(GAMES.map((game) => game.facts))).toEqual(facts([1, 6], [10, 45], 5));
    expect(spanning([])).toBeNull();
  });
});

describe("a list of games", () => {
  it("is sorted by what one of them tells, and else stays as it was", () => {
    expect(names("usual")).toEqual(["large", "quick", "tiles", "duel"]);
    expect(names("players")).toEqual(["quick", "duel", "large", "tiles"]);
    expect(names("minutes")).toEqual(["quick", "duel", "large", "tiles"]);
    expect(names("age")).toEqual(["large", "duel", "tiles", "quick"]);
  });

  it("stays as it was while nothing is known", () => {
    const unknown = GAMES.map(({ name }) => ({ name, facts: null }));
    expect(sorted(unknown, "minutes")).toEqual(unknown);
  });
});
