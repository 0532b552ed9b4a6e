import { describe, expect, it, vi } from "vitest";
import type { WorkerMessage } from "../src/local/messages";
import { Service } from "../src/local/service";
import { keptMatches, readLog } from "../src/local/store";
import { LocalTable, type Port } from "../src/local/table";
import { Refusal } from "../src/protocol/refusal";
import type { AnalysisLine } from "../src/protocol/table";
import type { MatchPlan, ReviewLine } from "../src/protocol/types";
import { Follower, freshBrowser, Inside, open as openIn, plan } from "./inside";
import { nim } from "./nim";

const ports = freshBrowser();
const open = (kernel = nim()): LocalTable => openIn(ports, kernel);
async function begun(table: LocalTable, seats: MatchPlan["seats"]): Promise<Follower> {
  const follower = new Follower(table, await table.create(plan(seats), ["Anna", "Anna"]));
  await follower.until(() => follower.snapshot);
  return follower;
}

describe("a match in the browser", () => {
  it("is played to its end against the computer", async () => {
    const table = open();
    const anna = await begun(table, ["me", 4]);
    expect(anna.snapshot).toMatchObject({ you: [0], variant: "nim", chat: "off", rated: false });
    expect(anna.state).toMatchObject({ phase: "playing", mover: 0, legal: { "": ["1", "2"] } });
    expect(anna.state?.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
      ["person", "Anna", 0],
      ["engine", "", 4],
    ]);
    await anna.do(0, { do: "move", move: "1" }); // 6 left; the computer takes two
    await anna.until(() => anna.state?.mover === 0);
    await anna.do(0, { do: "move", move: "1" }); // 3 left; two again
    await anna.until(() => anna.state?.mover === 0);
    await anna.do(0, { do: "move", move: "1" });
    await anna.until(() => anna.state?.phase === "over");
    expect(anna.state?.result).toEqual({ reason: "played", winners: [0], totals: [3, 4] });
    expect(anna.state).not.toHaveProperty("legal");
    expect((await keptMatches())[0]).toMatchObject({ match: anna.match, phase: "over", ply: 5 });
  });

  it("goes on after a reload, and its log is written before it is acknowledged", async () => {
    const anna = await begun(open(), ["me", "me"]);
    const ack = await anna.do(0, { do: "move", move: "2" });
    expect(ack).toMatchObject({ type: "ack", first: 3, last: 3, repeated: false });
    expect((await readLog(anna.match)).map(({ kind }) => kind)).toEqual(["created", "started", "moved"]);
    ports[0]?.terminate();
    const later = new Follower(open(), anna.match);
    await later.until(() => later.snapshot);
    expect(later.snapshot?.plies).toEqual([{ seat: 0, colour: "blue", move: "2" }]);
    expect(later.state).toMatchObject({ mover: 1, phase: "playing" });
    expect(later.snapshot?.you).toEqual([0, 1]);
  });

  it("does nothing twice, and refuses what comes too late or is not allowed", async () => {
    const anna = await begun(open(), ["me", "me"]);
    const seq = anna.seq;
    await anna.do(0, { do: "move", move: "1" }, "once");
    anna.seq = seq;
    expect(await anna.do(0, { do: "move", move: "1" }, "once")).toMatchObject({ type: "ack", repeated: true });
    const stale = await anna.do(1, { do: "move", move: "1" });
    expect(stale).toMatchObject({ type: "error", code: "match/stale-seq" });
    expect((stale as unknown as { details: { events: unknown[] } }).details.events).toHaveLength(1);
    anna.seq = (await readLog(anna.match)).length;
    expect(await anna.do(1, { do: "move", move: "3" })).toMatchObject({
      code: "match/illegal-move",
      details: { reason: "no-such-move", clause: "N1" },
    });
    expect(await anna.do(0, { do: "move", move: "1" })).toMatchObject({ code: "match/not-your-turn" });
    expect(await anna.do(2, { do: "resign" })).toMatchObject({ code: "match/not-your-seat" });
  });

  it("takes moves back, pauses, and is given up", async () => {
    const anna = await begun(open(), ["me", 3]);
    expect(await anna.do(0, { do: "propose", what: "undo" })).toMatchObject({ code: "match/no-undo" });
    await anna.do(0, { do: "move", move: "1" });
    await anna.until(() => anna.state?.mover === 0);
    await anna.do(0, { do: "propose", what: "undo" });
    expect(anna.state).toMatchObject({ ply: 0, mover: 0 });
    expect(await anna.do(0, { do: "propose", what: "draw" })).toMatchObject({ code: "match/declined" });
    await anna.do(0, { do: "propose", what: "pause" });
    expect(anna.state).toMatchObject({ phase: "paused", mover: null });
    await anna.do(0, { do: "resume" });
    await anna.do(0, { do: "resign" });
    expect(anna.state).toMatchObject({ phase: "over", result: { reason: "resigned", winners: [1] } });
  });

  it("lets the computer play on for one of three who gives up", async () => {
    const anna = await begun(open(), ["me", "me", "me"]);
    await anna.do(0, { do: "resign" });
    await anna.until(() => anna.state?.mover === 1);
    expect(anna.state?.seats[0]).toMatchObject({ kind: "person", dropped: "resigned", level: 3 });
    await anna.do(1, { do: "resign" });
    expect(anna.state?.result?.winners).toEqual([2]);
  });

  it("is played again with the seats changed", async () => {
    const table = open();
    const anna = await begun(table, ["me", 2]);
    await anna.do(0, { do: "resign" });
    await anna.do(0, { do: "propose", what: "rematch" });
    const next = anna.state?.rematch ?? "";
    const again = new Follower(table, next);
    await again.until(() => again.snapshot);
    expect(again.snapshot?.you).toEqual([1]);
    anna.close();
    expect((await table.ask("matchSnapshot", { match: anna.match })).state.rematch).toBe(next); // also as it was written
    const back = new Follower(table, anna.match);
    await back.until(() => back.snapshot);
    expect(await back.do(0, { do: "propose", what: "rematch" })).toMatchObject({ code: "match/not-now" });
    expect(await keptMatches()).toHaveLength(2);
  });

  it("shows everybody their own hand only", async () => {
    const anna = await begun(open(nim(true)), ["me", 2]);
    expect(anna.state?.hands).toEqual({ 0: [expect.stringMatching(/^t/)] });
    expect(anna.snapshot?.plies.map(({ move }) => move)).toEqual([expect.stringMatching(/^t/), "?"]);
    expect(await anna.do(0, { do: "propose", what: "undo" })).toMatchObject({ code: "match/no-undo" });
    expect(
      await anna.table.ask("matchRecord", { match: anna.match, format: "json" }).catch((e: Refusal) => e.code),
    ).toBe("match/not-now");
  });

  it("is thought about only while somebody looks", async () => {
    const kernel = nim(false, { slices: 3, thoughts: 0, closed: 0 });
    const table = open(kernel);
    const anna = await begun(table, ["me", 2]);
    await anna.do(0, { do: "move", move: "1" });
    await anna.until(() => anna.state?.mover === 0);
    expect(kernel.calls).toMatchObject({ thoughts: 3, closed: 1 });
    kernel.calls.slices = Infinity;
    await anna.do(0, { do: "move", move: "1" });
    anna.close();
    await vi.waitFor(() => expect(kernel.calls.closed).toBe(2));
    expect(await readLog(anna.match)).toHaveLength(5); // the search was given up
  });

  it("is told to other pages of the browser, and only one of them writes", async () => {
    const [one, other] = [open(), open()];
    const anna = await begun(one, ["me", "me"]);
    const beside = new Follower(other, anna.match);
    await beside.until(() => beside.snapshot);
    await anna.do(0, { do: "move", move: "1" });
    await beside.until(() => beside.seq === 3);
    expect(beside.state?.mover).toBe(1);
    await beside.do(1, { do: "move", move: "2" });
    await anna.until(() => anna.seq === 4);
  });

  it("is deleted, and then unknown", async () => {
    const table = open();
    const anna = await begun(table, ["me", "me"]);
    await table.remove(anna.match);
    expect(await keptMatches()).toEqual([]);
    await expect(table.ask("matchSnapshot", { match: anna.match })).rejects.toMatchObject({ code: "match/unknown" });
  });
});

describe("a match that is handed to a server", () => {
  const online = "a".repeat(22);

  it("goes on there for every page, and nowhere else", async () => {
    const table = open();
    const anna = await begun(table, ["me", "me"]);
    await anna.do(0, { do: "move", move: "1" });
    await table.handed(anna.match, online, (await readLog(anna.match)).length);
    const told = () => JSON.stringify(anna.said).includes('"kind":"handed"');
    await anna.until(told);
    expect((await keptMatches())[0]).toMatchObject({ match: anna.match, online });
    expect(await anna.do(1, { do: "move", move: "1" })).toMatchObject({ type: "error", code: "match/not-now" });
    await expect(table.handed(anna.match, online, 0)).rejects.toMatchObject({ code: "client/handed-otherwise" });
  });

  it("stays here if somebody moved meanwhile", async () => {
    const table = open();
    const anna = await begun(table, ["me", "me"]);
    const { length } = await readLog(anna.match);
    await anna.do(0, { do: "move", move: "1" });
    await expect(table.handed(anna.match, online, length)).rejects.toMatchObject({ code: "client/handed-otherwise" });
    await anna.do(1, { do: "move", move: "1" });
    expect((await keptMatches())[0]?.online).toBeUndefined();
  });
});

describe("a match that goes on from another", () => {
  it("begins with its moves", async () => {
    const table = open();
    const match = await table.create(plan([2, "me"]), ["", "Anna"], { moves: ["1"] });
    const { plies, you } = await table.ask("matchSnapshot", { match });
    expect(plies.map(({ move }) => move)).toEqual(["1"]);
    expect(you).toEqual([1]);
    await expect(table.create(plan(["me", 2]), ["Anna"], { moves: ["9"] })).rejects.toMatchObject({ code: /match/ });
  });
});

describe("records", () => {
  it("are written, and read back as matches that go on", async () => {
    const table = open();
    const anna = await begun(table, ["me", 3]);
    await anna.do(0, { do: "move", move: "1" });
    await anna.until(() => anna.state?.mover === 0);
    const text = await table.ask("matchRecord", { match: anna.match, format: "json" });
    expect(JSON.parse(text)).toMatchObject({
      variant: "nim",
      players: ["Anna", "level 3"],
      moves: ["1", "2"],
      result: null,
    });
    expect(await table.import(text, "Ben")).toEqual({ made: [], known: 1 }); // nothing is there twice
    await table.remove(anna.match);
    const {
      made: [made = ""],
    } = await table.import(text, "Ben");
    const copy = await table.ask("matchSnapshot", { match: made });
    expect(copy.plies.map(({ move }) => move)).toEqual(["1", "2"]);
    expect(copy.state.seats.map(({ name, level }) => [name, level])).toEqual([
      ["Anna", 0],
      ["", 3],
    ]);
  });

  it("of strangers are refused when they are none, and left to a server when they may be", async () => {
    const table = open();
    const code = (text: string) =>
      table.ask("readRecord", { text }).then(
        () => "",
        (error: Refusal) => error.code,
      );
    expect(await code("(;GM[Blokus])")).toBe("client/elsewhere");
    expect(await code("{}")).toBe("request/malformed");
    const record = { format: "cornerwise-record", version: 1, variant: "nim", moves: Array(3001).fill("1") };
    expect(await code(JSON.stringify(record))).toBe("request/malformed");
    expect(await code(" ".repeat(200_001))).toBe("request/malformed");
    expect(await code(JSON.stringify({ ...record, moves: ["1"], rules: 2 }))).toBe("client/elsewhere");
    expect(await code(JSON.stringify({ ...record, moves: ["1"], evil: 2 }))).toBe("request/malformed");
    expect(await code(JSON.stringify({ ...record, moves: ["1"] }))).toBe("");
  });
});

describe("the worker", () => {
  it("answers questions, and refuses those that are malformed or a server's", async () => {
    const table = open();
    const about = { variant: "nim", options: {}, moves: ["1"] };
    expect((await table.ask("position", about)).plies).toHaveLength(1);
    expect(await table.ask("why", { ...about, move: "9" })).toMatchObject({ legal: false, reason: "no-such-move" });
    expect((await table.ask("hint", about)).move).toBe("1");
    const refused = (asked: Promise<unknown>) =>
      asked.then(
        () => "",
        (error: Refusal) => error.code,
      );
    expect(await refused(table.ask("position", { ...about, moves: [7 as unknown as string] }))).toBe(
      "request/malformed",
    );
    expect(await refused(table.ask("position", { ...about, variant: "chess" }))).toBe("client/elsewhere");
    expect(await table.knows("chess", {})).toBe(false);
    expect(await table.knows("nim", {})).toBe(true);
  });

  it("does not do what it is not asked in the words of the protocol", async () => {
    const said: WorkerMessage[] = [];
    const service = new Service(
      () => Promise.resolve(nim()),
      (message) => said.push(message),
    );
    await service.hear({ type: "do", match: "local-x", seat: 0, seq: 0, key: "k", action: { do: "cheat" } });
    await service.hear({ type: "subscribe", match: "somebody-elses" });
    await service.hear("what");
    service.close();
    expect(said).toHaveLength(3);
    for (const message of said) expect(message).toMatchObject({ type: "error", code: "request/malformed" });
  });

  it("reviews a game line by line, until it is stopped", async () => {
    const kernel = nim(false, { slices: 4, thoughts: 0, closed: 0 });
    const table = open(kernel);
    const record = JSON.stringify({ format: "cornerwise-record", version: 1, variant: "nim", moves: ["1", "2"] });
    const lines: ReviewLine[] = [];
    for await (const line of table.review({ record, level: 3 }, new AbortController().signal)) lines.push(line);
    expect(lines.map((line) => Object.keys(line)[0])).toEqual(["progress", "progress", "progress", "review"]);
    const stopping = new AbortController();
    kernel.calls.slices = 1e9;
    await expect(async () => {
      for await (const _ of table.review({ record, level: 3 }, stopping.signal)) stopping.abort();
    }).rejects.toThrow();
    await vi.waitFor(() => expect(kernel.calls.closed).toBe(2));
  });

  it("tells what it thinks of a position while it thinks, until it is stopped", async () => {
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 200));
    const kernel = nim(false, { slices: 6, thoughts: 0, closed: 0 });
    const table = open(kernel);
    const lines: AnalysisLine[] = [];
    const about = { variant: "nim", moves: ["1"], level: 9, lines: 2 };
    for await (const line of table.analyse(about, new AbortController().signal)) lines.push(line);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)?.progress).toBe(1);
    expect(lines.every(({ analysis }) => analysis.lines.length > 0)).toBe(true);
    const stopping = new AbortController();
    kernel.calls.slices = 1e9;
    await expect(async () => {
      for await (const _ of table.analyse(about, stopping.signal)) stopping.abort();
    }).rejects.toThrow();
    await vi.waitFor(() => expect(kernel.calls.closed).toBe(2));
    vi.restoreAllMocks();
  });

  it("is replaced when it says nothing for too long, and the match goes on", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const dead: Port = { postMessage: () => undefined, onmessage: null, onerror: null, terminate: vi.fn() };
    const first = open();
    const match = await first.create(plan(["me", "me"]), ["Anna", "Anna"]);
    const workers = [dead];
    const table = new LocalTable(() => workers.pop() ?? new Inside(nim()));
    const anna = new Follower(table, match);
    const asked = table.ask("matchSnapshot", { match }).catch((error: Refusal) => error.code);
    vi.advanceTimersByTime(21_000);
    expect(dead.terminate).toHaveBeenCalled();
    expect(await asked).toBe("server/busy");
    vi.useRealTimers();
    await anna.until(() => anna.snapshot);
  });

  it("that cannot run at all leaves questions to a server", async () => {
    const broken: Port = {
      postMessage: () => queueMicrotask(() => broken.onerror?.({} as never)),
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
    };
    const table = new LocalTable(() => broken);
    expect(await table.knows("nim", {})).toBe(false);
    const none = new LocalTable(() => {
      throw new Error("no workers");
    });
    expect(await none.knows("nim", {})).toBe(false);
    await expect(table.ask("position", { variant: "nim" })).rejects.toMatchObject({ code: "client/elsewhere" });
  });
});
