import { afterEach, describe, expect, it, vi } from "vitest";
import { mySituation } from "../src/lobby/situation";
import { whoPlays } from "../src/lobby/seats";
import { byUrgency, myResult } from "../src/lobby/summary";
import { ago, dateFormat, dayText, duration } from "../src/i18n/times";
import type { LobbyMatch, SeatInfo } from "../src/protocol/types";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;

const person = (name: string): SeatInfo => ({ kind: "person", name, level: 0, gone: false, dropped: null });
const computer = (level: number): SeatInfo => ({ kind: "engine", name: "", level, gone: false, dropped: null });
const open: SeatInfo = { kind: "open", name: "", level: 0, gone: false, dropped: null };

const match = (changes: Partial<LobbyMatch>): LobbyMatch => ({
  ...{ match: "m", variant: "duo", options: {}, phase: "playing", you: [0], turn: "purple", mover: 0, ply: 4 },
  ...{ clock: { kind: "none", budget: 0, increment: 0 }, deadline: null, result: null, scores: {}, changed: NOW },
  ...{ listed: false, family: false, rated: false, chat: "off", rules: 1, seats: [person("Maya"), person("Jonas")] },
  ...changes,
});
/** Messages mark where a name stands, for texts of both directions. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "");

describe("my games", () => {
  it("begin with those that wait for me, the most pressing first", () => {
    const theirs = match({ match: "theirs", mover: 1, changed: NOW + 9 });
    const mine = match({ match: "mine" });
    const pressing = match({ match: "pressing", deadline: NOW + HOUR, changed: NOW - 9 });
    const sorted = [theirs, mine, pressing].sort(byUrgency).map((entry) => entry.match);
    expect(sorted).toEqual(["pressing", "mine", "theirs"]);
  });

  it("say what is to be done", () => {
    const say = (changes: Partial<LobbyMatch>) => plain(mySituation(match(changes), NOW));
    expect(say({})).toBe("Your turn");
    expect(say({ deadline: NOW + 20 * HOUR })).toBe("Your turn. Time left: 20 hours");
    expect(say({ mover: 1 })).toBe("Jonas to move");
    expect(say({ phase: "waiting", mover: null, seats: [person("Maya"), open] })).toBe("1 open seat");
    expect(say({ phase: "paused", mover: null })).toBe("Paused");
  });

  it("say how they ended for me", () => {
    const ended = (winners: number[], you = [0], reason: "played" | "aborted" = "played") =>
      myResult(match({ phase: "over", you, result: { reason, winners, totals: [0, 0] } }));
    expect(ended([0])).toBe("won");
    expect(ended([1])).toBe("lost");
    expect(ended([0, 1])).toBe("drawn");
    expect(ended([0], [0, 1])).toBe("played");
    expect(ended([0], [0], "aborted")).toBe("aborted");
  });
});

describe("who plays", () => {
  it("names people, counts computers and open seats", () => {
    expect(plain(whoPlays([person("Maya"), computer(4), computer(4), open]))).toBe(
      "Maya, 2 computers (level 4), and 1 open seat",
    );
  });

  it("names somebody with two seats once", () => {
    expect(plain(whoPlays([person("Maya"), person("Maya")]))).toBe("Maya");
  });
});

describe("times", () => {
  it("are told in their largest unit", () => {
    expect(duration(50 * HOUR)).toBe("2 days");
    expect(duration(90_000)).toBe("1 minute");
    expect(duration(90_000, "short")).toBe("1 min");
    expect(ago(NOW - 3 * MINUTE, NOW)).toBe("3 minutes ago");
    expect(ago(NOW + 5, NOW)).toBe("1 minute ago");
  });
});

describe("a date", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is written as where the reader is, in the language of the page", () => {
    vi.stubGlobal("navigator", { languages: ["de-DE", "en-GB", "en-US"] });
    expect(dayText("2026-11-18")).toBe("18 November 2026");
    expect(dateFormat({ hour: "numeric", minute: "2-digit" }).format(new Date(2026, 10, 18, 19, 30))).toBe("19:30");
    vi.stubGlobal("navigator", { languages: ["de-DE"] });
    expect(dayText("2026-11-18")).toBe("November 18, 2026");
  });

  it("stays as it is where it is no day", () => {
    expect(["", "in spring", "2026-11"].map(dayText)).toEqual(["", "in spring", "2026-11"]);
  });
});
