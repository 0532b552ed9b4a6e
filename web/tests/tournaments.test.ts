import { describe, expect, it } from "vitest";
import { scoreOf, stageNow, stagesOf } from "../src/tournaments/bracketLayout";
import { LINES, linesAt } from "../src/tournaments/lines";
import { timeLeft } from "../src/tournaments/ticking.svelte";
import type { Tie, TournamentTable } from "../src/protocol/types";

const entrant = (number: number) => ({ entrant: number, name: `P${number}`, level: 0, account: "" });
const game = (seats: number[], points: number[] | null): TournamentTable => ({
  ...{ round: 1, table: 0, match: "m", board: null, absent: [], points },
  seats: seats.map(entrant),
});
const tie = (one: number, other: number | null, games: TournamentTable[] = [], winner: number | null = null): Tie => ({
  ...{ games, winner },
  seats: [entrant(one), other === null ? null : entrant(other)],
});

describe("lines of long standings", () => {
  it("come by pages that begin at whole pages", () => {
    expect(linesAt(0, 1000)).toEqual({ skip: 0, from: 1, to: LINES, earlier: null, later: LINES, last: 950 });
    expect(linesAt(437, 1000)).toMatchObject({ skip: 400, from: 401, to: 450, earlier: 350, later: 450 });
    expect(linesAt(5000, 1013)).toMatchObject({ skip: 1000, from: 1001, to: 1013, later: null });
  });

  it("need no pages where there are few, and none at all where nobody is", () => {
    expect(linesAt(0, 50)).toMatchObject({ to: 50, earlier: null, later: null, last: 0 });
    expect(linesAt(0, 0)).toMatchObject({ from: 0, to: 0, last: 0 });
  });
});

describe("a bracket", () => {
  const bracket = { entrants: 5, stages: [[tie(1, null, [], 1), tie(4, 5), tie(2, null, [], 2), tie(3, null, [], 3)]] };

  it("has all stages up to the final, also those that are to come", () => {
    const stages = stagesOf(bracket);
    expect(stages.map(({ left }) => left)).toEqual([8, 4, 2]);
    expect(stages.map(({ ties }) => ties.length)).toEqual([4, 2, 1]);
    expect(stages[2]?.ties).toEqual([null]);
    expect(stageNow(bracket)).toBe(0);
  });

  it("has no stages before the start", () => {
    expect(stagesOf({ entrants: 3, stages: [] })).toEqual([]);
  });

  it("adds the points of games that were played again after a draw", () => {
    const again = tie(1, 2, [game([1, 2], [0.5, 0.5]), game([2, 1], [0, 1]), game([1, 2], null)]);
    expect(scoreOf(again)).toEqual([1.5, 0.5]);
    expect(scoreOf(tie(1, null))).toEqual([null, null]);
  });
});

it("counts down in hours, minutes and seconds", () => {
  expect(timeLeft(3_726_000, 0)).toBe("1:02:06");
  expect(timeLeft(61_500, 1000)).toBe("1:01");
  expect(timeLeft(0, 5000)).toBe("0:00");
});
