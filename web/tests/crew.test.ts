/** Several workers that search one position: what they find together, and how many there are. */
import { describe, expect, it, vi } from "vitest";
import { Crew, workersFor, type Analyst } from "../src/local/crew";
import { merged } from "../src/local/merged";
import type { AnalysisLine } from "../src/protocol/table";
import type { Analysis, ValueData } from "../src/protocol/types";

const value = (share: number, error: number | null = 0.1): ValueData => ({
  shares: [share, 1 - share],
  margins: [10 * share, -10 * share],
  errors: error === null ? null : { shares: [error, error], margins: [10 * error, 10 * error] },
});
type Reason = Analysis["reasons"][number];
/** A reason of no known kind, to tell those of one search from those of another. */
const reason = (id: string): Reason => ({ id: id as Reason["id"], number: 1, than: null, cells: [] });

/** A search by the moves it looked at: how often, and what it thinks of them. */
function line(moves: Record<string, [number, number]>, more: Partial<Analysis> = {}, progress = 0.5): AnalysisLine {
  const lines = Object.entries(moves).map(([move, [visits, share]]) => ({
    moves: [move, `${move} then ${visits}`],
    value: value(share),
    visits,
  }));
  const nodes = lines.reduce((sum, { visits }) => sum + visits, 0);
  const reasons = [reason(`for ${lines[0]?.moves[0]}`)];
  return { progress, analysis: { value: value(0.5), lines, nodes, exact: false, reasons, ...more } };
}

describe("what several searches have found", () => {
  it("is that of one where there is one", () => {
    const one = line({ a: [10, 0.5] });
    expect(merged([one])).toEqual(one);
  });

  it("weighs every move by how often it was looked at", () => {
    const { progress, analysis } = merged([
      line({ a: [30, 0.6], b: [20, 0.5] }, {}, 0.25),
      line({ b: [60, 0.7], c: [5, 0.1] }, {}, 0.75),
    ]);
    expect(progress).toBe(0.25);
    expect(analysis.nodes).toBe(115);
    expect(analysis.lines.map(({ moves, visits }) => [moves, visits])).toEqual([
      [["b", "b then 60"], 80],
      [["a", "a then 30"], 30],
    ]);
    expect(analysis.lines[0]?.value.shares[0]).toBeCloseTo((20 * 0.5 + 60 * 0.7) / 80);
    expect(analysis.reasons).toEqual([reason("for b")]);
  });

  it("is surer than each of them", () => {
    const { analysis } = merged([line({ a: [50, 0.4] }), line({ a: [50, 0.6] })]);
    expect(analysis.lines[0]?.value.shares[0]).toBeCloseTo(0.5);
    expect(analysis.lines[0]?.value.errors?.shares[0]).toBeCloseTo(0.1 / Math.SQRT2);
  });

  it("gives no reasons that are those of another move", () => {
    const { analysis } = merged([line({ a: [30, 0.6], b: [29, 0.5] }), line({ c: [30, 0.6], b: [29, 0.5] })]);
    expect(analysis.lines[0]?.moves[0]).toBe("b");
    expect(analysis.reasons).toEqual([]);
  });

  it("is what one has proven", () => {
    const solved = line({ z: [1, 1] }, { exact: true });
    expect(merged([line({ a: [300, 0.6] }), solved]).analysis).toBe(solved.analysis);
    const known = line({ z: [1, 1] });
    known.analysis.lines[0]!.value = value(1, null);
    expect(merged([line({ a: [300, 0.6] }), known]).analysis).toBe(known.analysis);
  });
});

describe("how many search", () => {
  it("leaves a core to the page, and never hides", () => {
    expect([1, 2, 3, 4, 5, 8, 64].map((cores) => workersFor(cores, false))).toEqual([1, 1, 1, 3, 4, 4, 4]);
    expect(workersFor(8, true)).toBe(1);
  });
});

/** Tells some lines, one whenever it is let. */
class Scripted implements Analyst {
  seed: number | undefined;
  signal: AbortSignal | undefined;
  closed = false;
  private let: (() => void)[] = [];

  constructor(private readonly lines: readonly (AnalysisLine | Error)[]) {}

  async *analyse(_about: unknown, signal: AbortSignal, seed?: number): AsyncGenerator<AnalysisLine> {
    [this.seed, this.signal] = [seed, signal];
    for (const told of this.lines) {
      await new Promise<void>((resolve) => this.let.push(resolve));
      if (told instanceof Error) throw told;
      yield told;
    }
  }

  async tell(): Promise<void> {
    await vi.waitFor(() => expect(this.let.length).toBeGreaterThan(0));
    this.let.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }

  close(): void {
    this.closed = true;
  }
}

describe("a crew", () => {
  const about = { variant: "duo" };

  it("tells what all have found, and ends with the first", async () => {
    const first = new Scripted([line({ a: [10, 0.5] }), line({ a: [20, 0.5] }, {}, 1)]);
    const helpers = [
      new Scripted([line({ a: [7, 0.5] })]),
      new Scripted([new Error("it broke"), line({ a: [100, 0.5] })]),
    ];
    const waiting = [...helpers];
    const crew = new Crew(
      first,
      () => waiting.shift()!,
      () => 3,
    );
    const told = crew.analyse(about, new AbortController().signal);
    const one = told.next();
    await first.tell();
    expect((await one).value.analysis.nodes).toBe(10);
    await helpers[0]!.tell();
    await helpers[1]!.tell();
    const two = told.next();
    await first.tell();
    expect((await two).value).toMatchObject({ progress: 1, analysis: { nodes: 27 } });
    expect((await told.next()).done).toBe(true);
    expect([first, ...helpers].map(({ seed }) => seed)).toEqual([undefined, 1, 2]);
    expect(helpers.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
    expect(helpers.map(({ closed }) => closed)).toEqual([false, false]);
    crew.dismiss();
    expect(helpers.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it("keeps its workers for the next position, and only as many as may search then", async () => {
    const started: Scripted[] = [];
    let size = 4;
    const start = () => {
      started.push(new Scripted([]));
      return started.at(-1)!;
    };
    const crew = new Crew({ analyse: async function* () {} }, start, () => size);
    for await (const _ of crew.analyse(about, new AbortController().signal));
    for await (const _ of crew.analyse(about, new AbortController().signal));
    expect(started).toHaveLength(3);
    size = 2;
    for await (const _ of crew.analyse(about, new AbortController().signal));
    expect(started.map(({ closed }) => closed)).toEqual([false, true, true]);
    crew.dismiss();
  });
});
