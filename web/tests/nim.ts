/** A kernel for tests that plays a small game: from a heap of seven, take one or two; who takes the last one wins. */
import type { GameKernel, Kernel, Thinking } from "../src/kernel/types";
import { Refusal } from "../src/protocol/refusal";
import type { Ply, Position } from "../src/protocol/types";

const HEAP = 7;
const COLOURS = ["blue", "red", "green"];

export interface Calls {
  /** How many slices every search takes. */
  slices: number;
  thoughts: number;
  closed: number;
}

/** With `hands`, chance first deals every seat a tile that nobody else sees. */
export function nim(hands = false, calls: Calls = { slices: 1, thoughts: 0, closed: 0 }): Kernel & { calls: Calls } {
  const game = (seats: number): GameKernel => {
    const dealt = hands ? seats : 0;
    const made = (moves: readonly string[]) => moves.slice(dealt);
    const left = (moves: readonly string[]) => HEAP - made(moves).reduce((sum, move) => sum + Number(move), 0);
    const seatAt = (number: number) => (number - dealt) % seats;
    const mover = (moves: readonly string[]) =>
      moves.length < dealt || left(moves) === 0 ? null : seatAt(moves.length);
    const legal = (moves: readonly string[]) =>
      moves.length < dealt || left(moves) === 0 ? [] : ["1", "2"].slice(0, left(moves));
    const totals = (moves: readonly string[]) =>
      Array.from({ length: seats }, (_, seat) =>
        made(moves).reduce((sum, move, i) => sum + (i % seats === seat ? Number(move) : 0), 0),
      );
    const turn = (moves: readonly string[]) =>
      moves.length < dealt ? "chance" : left(moves) === 0 ? null : (COLOURS[seatAt(moves.length)] as string);
    const plies = (moves: readonly string[], seen: readonly number[]): Ply[] =>
      moves.map((move, i) =>
        i < dealt
          ? { seat: i, colour: "chance", move: seen.includes(i) ? move : "?" }
          : { seat: seatAt(i), colour: COLOURS[seatAt(i)] as string, move },
      );
    const scores = (moves: readonly string[]) =>
      Object.fromEntries(totals(moves).map((total, seat) => [COLOURS[seat], total]));
    const result = (moves: readonly string[]) =>
      turn(moves) === null ? { winners: [seatAt(moves.length - 1)], totals: totals(moves) } : null;
    const work = <Result>(of: () => Result): Thinking<Result> => {
      let slices = 0;
      return {
        slice: () => ((calls.thoughts += 1), (slices += 1) >= calls.slices),
        result: of,
        progress: () => slices / calls.slices,
        close: () => void (calls.closed += 1),
      };
    };
    const found: Partial<GameKernel> = {
      facts: () => ({
        variant: "nim",
        rules: 1,
        options: { seats },
        seats,
        hides: hands,
        parties: Array.from({ length: seats }, (_, seat) => [seat]),
        wins: "highest",
      }),
      position: (moves) =>
        ({
          variant: "nim",
          rules: 1,
          options: { seats },
          plies: plies(moves, [0, 1, 2]),
          turn: turn(moves),
          mover: mover(moves),
          over: turn(moves) === null,
          result: result(moves),
          scores: scores(moves),
          sheet: {},
          legal: { "": legal(moves) },
        }) as unknown as Position,
      why: (moves, move) =>
        legal(moves).includes(move) || (moves.length < dealt && /^t/.test(move))
          ? { legal: true, reason: null, clause: null, why: null, details: {} }
          : { legal: false, reason: "no-such-move", clause: "N1", why: "", details: {} },
      state: (moves, seen) => ({
        turn: turn(moves),
        mover: mover(moves),
        ply: moves.length,
        scores: scores(moves),
        totals: totals(moves),
        result: result(moves),
        owners: Object.fromEntries(COLOURS.slice(0, seats).map((colour, seat) => [colour, [seat] as never])),
        legal: { "": legal(moves) },
        sheet: {},
        ...(hands ? { hands: Object.fromEntries(seen.map((seat) => [seat, [moves[seat] ?? ""]])) } : {}),
      }),
      plies,
      chance: (moves, seed, number) => ({ tile: `t${seed.length}${number}`, to: moves.length, open: false }),
      think: (moves) => work(() => ({ move: legal(moves).at(-1) ?? "" })),
      hint: (moves) =>
        work(() => ({
          move: legal(moves)[0] ?? "",
          moves: [],
          reasons: [],
          value: { shares: [], margins: [], errors: null },
        })),
      analysis: (moves) =>
        work(() => ({
          value: { shares: [], margins: [], errors: null },
          lines: legal(moves).map((move) => ({
            moves: [move],
            value: { shares: [], margins: [], errors: null },
            visits: 1,
          })),
          reasons: [],
          nodes: 1,
          exact: false,
        })),
      review: () => work(() => ({ moves: [], costly: [], end: null })),
      close: () => undefined,
    };
    return found as GameKernel;
  };
  return {
    calls,
    read: () => Promise.reject(new Error("no files")),
    load: (variant, options = {}, rules = 1) =>
      variant === "nim" && rules === 1
        ? Promise.resolve(game(typeof options["seats"] === "number" ? options["seats"] : 2))
        : Promise.reject(new Refusal("client/elsewhere", "no such game")),
  };
}
