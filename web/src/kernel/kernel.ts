/** Loads the kernel (kernel/wasm/, compiled by `make wasm`) and calls it. It knows no rules: texts go in, JSON comes out. */
import type { Board, Drawn, Facts, GameKernel, Kernel, Options, ReadFile, RulesState, Thinking, Wish } from "./types";
import { KernelRefusal } from "./types";

type Calls = Record<
  | "room"
  | "forget"
  | "answer"
  | "answer_size"
  | "load"
  | "give"
  | "unload"
  | "facts"
  | "board"
  | "position"
  | "why"
  | "state"
  | "plies"
  | "chance"
  | "arrange"
  | "late"
  | "think"
  | "completion"
  | "review"
  | "slice"
  | "progress"
  | "result"
  | "drop",
  (...numbers: number[]) => number
> & { memory: WebAssembly.Memory; _initialize(): void };

/** As `Wish::Kind` in kernel/wasm/game.hpp. */
const KINDS = { move: 0, hint: 1, analysis: 2 } as const;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module with its memory. */
class Module {
  readonly #calls: Calls;

  private constructor(instance: WebAssembly.Instance) {
    this.#calls = instance.exports as Calls;
  }

  static async start(code: Uint8Array<ArrayBuffer>): Promise<Module> {
    const module: { memory?: WebAssembly.Memory } = {};
    const view = () => new DataView(module.memory!.buffer);
    const told = (at: number, size: number) => decoder.decode(new Uint8Array(module.memory!.buffer, at, size));
    const { instance } = await WebAssembly.instantiate(code, {
      cornerwise: {
        fault(at: number, size: number) {
          throw new Error(`the kernel cannot go on: ${told(at, size)}`);
        },
      },
      // What the C library asks of a system; nothing but the time is ever needed.
      wasi_snapshot_preview1: {
        clock_time_get(_clock: number, _precision: bigint, at: number) {
          view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
          return 0;
        },
        proc_exit(code: number) {
          throw new Error(`the kernel ended with ${code}`);
        },
        environ_sizes_get(count: number, size: number) {
          view().setUint32(count, 0, true);
          view().setUint32(size, 0, true);
          return 0;
        },
        environ_get: () => 0,
        fd_close: () => 8,
        fd_fdstat_get: () => 8,
        fd_prestat_get: () => 8,
        fd_prestat_dir_name: () => 8,
        fd_read: () => 8,
        fd_seek: () => 8,
        fd_write: () => 8,
      },
    });
    const started = new Module(instance);
    module.memory = started.#calls.memory;
    started.#calls._initialize();
    return started;
  }

  /** Calls with bytes and texts, which are numbers of where they lie and how long they are. */
  call(name: keyof Omit<Calls, "memory" | "_initialize">, ...values: (number | string | Uint8Array)[]): number {
    const rooms: number[] = [];
    const numbers = values.flatMap((value) => {
      if (typeof value === "number") return [value];
      const bytes = typeof value === "string" ? encoder.encode(value) : value;
      const at = this.#calls.room(bytes.length);
      rooms.push(at);
      new Uint8Array(this.#calls.memory.buffer, at, bytes.length).set(bytes);
      return [at, bytes.length];
    });
    const found = this.#calls[name](...numbers);
    rooms.forEach((at) => this.#calls.forget(at));
    return found;
  }

  /** What the last call answered. */
  answer<Answer>(): Answer {
    const bytes = new Uint8Array(this.#calls.memory.buffer, this.#calls.answer(), this.#calls.answer_size());
    const answer: unknown = JSON.parse(decoder.decode(bytes));
    const refused = (answer as { refused?: { code: string; message: string; details: Record<string, unknown> } } | null)
      ?.refused;
    if (refused) throw new KernelRefusal(refused.code, refused.message, refused.details);
    return answer as Answer;
  }
}

class Work<Result> implements Thinking<Result> {
  constructor(
    readonly module: Module,
    readonly handle: number,
  ) {}

  slice(milliseconds: number): boolean {
    return this.module.call("slice", this.handle, milliseconds / 1000) !== 0;
  }

  progress(): number {
    return this.module.call("progress", this.handle);
  }

  result(): Result {
    this.module.call("result", this.handle);
    return this.module.answer<Result>();
  }

  close(): void {
    this.module.call("drop", this.handle);
  }
}

const written = (moves: readonly string[]) => moves.join("\n");
const bits = (seats: readonly number[]) => seats.reduce((all, seat) => all | (1 << seat), 0);

class LoadedGame implements GameKernel {
  constructor(
    readonly module: Module,
    readonly handle: number,
  ) {}

  facts(): Facts {
    this.module.call("facts", this.handle);
    return this.module.answer();
  }

  board(): Board {
    this.module.call("board", this.handle);
    return this.module.answer();
  }

  position(moves: readonly string[], seed?: number): ReturnType<GameKernel["position"]> {
    this.module.call("position", this.handle, written(moves), Number(seed !== undefined), seed ?? 0);
    return this.module.answer();
  }

  why(moves: readonly string[], move: string): ReturnType<GameKernel["why"]> {
    this.module.call("why", this.handle, written(moves), move);
    return this.module.answer();
  }

  state(moves: readonly string[], seats: readonly number[]): RulesState {
    this.module.call("state", this.handle, written(moves), bits(seats));
    return this.module.answer();
  }

  plies(moves: readonly string[], seats: readonly number[]): ReturnType<GameKernel["plies"]> {
    this.module.call("plies", this.handle, written(moves), bits(seats));
    return this.module.answer();
  }

  chance(moves: readonly string[], seed: string, number: number): Drawn | null {
    this.module.call("chance", this.handle, written(moves), seed, number);
    return this.module.answer();
  }

  arrange(parts: readonly string[], turn = ""): ReturnType<GameKernel["arrange"]> {
    this.module.call("arrange", this.handle, written(parts), turn);
    return this.module.answer();
  }

  late(moves: readonly string[]): { move: string } {
    this.module.call("late", this.handle, written(moves));
    return this.module.answer();
  }

  think(moves: readonly string[], wish: Wish): ReturnType<GameKernel["think"]> {
    return this.#think(moves, wish, "move");
  }

  hint(moves: readonly string[], wish: Wish): ReturnType<GameKernel["hint"]> {
    return this.#think(moves, wish, "hint");
  }

  analysis(moves: readonly string[], wish: Wish): ReturnType<GameKernel["analysis"]> {
    return this.#think(moves, wish, "analysis");
  }

  review(moves: readonly string[], { level, seed }: Pick<Wish, "level" | "seed">): ReturnType<GameKernel["review"]> {
    return this.#begun(this.module.call("review", this.handle, written(moves), level, seed));
  }

  completion(moves: readonly string[], seed = 0): ReturnType<GameKernel["completion"]> {
    return this.#begun(this.module.call("completion", this.handle, written(moves), seed));
  }

  close(): void {
    this.module.call("unload", this.handle);
  }

  #think<Result>(moves: readonly string[], wish: Wish, kind: keyof typeof KINDS): Thinking<Result> {
    const { seat, level, seed, lines = 1, seconds = 0 } = wish;
    return this.#begun(
      this.module.call("think", this.handle, written(moves), KINDS[kind], seat, level, seed, lines, 0, seconds),
    );
  }

  #begun<Result>(handle: number): Thinking<Result> {
    if (!handle) this.module.answer(); // throws what was refused
    return new Work<Result>(this.module, handle);
  }
}

interface Nets {
  options: { name: string; choices: unknown[]; usual: number }[];
  /** By the number of the rules and every choice of the options, the last option changing fastest. */
  settings?: ({ net: string | null } | null)[];
}

/** The net of a game with these options, where it has one: another board has another or none. */
function netOf({ options: offered, settings = [] }: Nets, options: Options): string | null {
  let at = 0;
  let count = 1;
  for (const { name, choices, usual } of offered) {
    const chosen = String(name in options ? options[name] : choices[usual]);
    const choice = choices.findIndex((other) => String(other) === chosen);
    if (choice < 0) return null; // a board of one's own
    at = at * choices.length + choice;
    count *= choices.length;
  }
  return settings[settings.length - count + at]?.net ?? null;
}

/** Starts the kernel. Files are read when they are first needed, and once. */
export async function startKernel(read: ReadFile): Promise<Kernel> {
  const module = await Module.start(await read("cornerwise.wasm"));
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const file = (name: string) => {
    const found = files.get(name) ?? read(name);
    files.set(name, found);
    found.catch(() => files.delete(name)); // the next one tries again
    return found;
  };
  return {
    read: file,
    async load(variant: string, options: Options = {}, rules?: number): Promise<GameKernel> {
      const data = await file(`${variant}.json`);
      const net = netOf(JSON.parse(decoder.decode(data)) as Nets, options);
      const weights = net ? await file(net) : null;
      const chosen = JSON.stringify({ options, ...(rules === undefined ? {} : { rules }) });
      const handle = module.call("load", data, chosen);
      if (!handle) module.answer(); // throws what was refused
      if (weights && !module.call("give", handle, weights)) throw new Error(`${net} is damaged`);
      return new LoadedGame(module, handle);
    },
  };
}
