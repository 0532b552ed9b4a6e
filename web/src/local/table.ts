/**
 * The table of this browser: its worker plays matches and answers questions with the kernel's rules. It starts when it is
 * first needed; one that says nothing for too long is replaced, as a lost connection would be, and nothing is lost.
 */
import type { AnalysisLine, Command, Follower, Questions, Subscription, Table, TableMessage } from "../protocol/table";
import { ELSEWHERE, Refusal } from "../protocol/refusal";
import type { Choices, MatchPlan, ReviewLine } from "../protocol/types";
import { randomKey } from "./id";
import { fromWorker, PLAN, type Imported, type PageMessage, type Plan, type WorkerMessage } from "./messages";

/** The worker speaks at least this often, unless something holds it up: a game from a stranger, say. */
const LONGEST_SILENCE = 20_000;

interface Asked {
  resolve: (answer: never) => void;
  reject: (error: Refusal) => void;
  hear?: (line: never) => void;
}

/** As much of a `Worker` as is needed. */
export interface Port {
  postMessage(message: PageMessage): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: never) => void) | null;
  terminate(): void;
}

/** A request without the key under which it is answered. */
type Unkeyed<Type extends PageMessage["type"]> = Omit<Extract<PageMessage, { type: Type }>, "key">;

export class LocalTable implements Table {
  readonly line = "open";
  readonly skew = 0;

  private port: Port | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly asked = new Map<string, Asked>();
  private readonly followers = new Map<string, Set<Follower>>();

  constructor(private readonly start: () => Port) {}

  // Following and commanding

  subscribe(match: string, follower: Follower): Subscription {
    const followers = this.followers.get(match) ?? new Set();
    this.followers.set(match, followers.add(follower));
    const ask = (anew = false) => {
      const seq = anew ? null : follower.since();
      this.send({ type: "subscribe", match, ...(seq === null ? {} : { since: seq }) });
    };
    ask();
    return {
      ask,
      close: () => {
        followers.delete(follower);
        if (followers.size) return;
        this.followers.delete(match);
        this.send({ type: "unsubscribe", match });
      },
    };
  }

  command(command: Command): void {
    this.send({ type: "do", ...command } as PageMessage);
  }

  // Asking

  ask<Name extends keyof Questions>(
    question: Name,
    about: Questions[Name]["about"],
  ): Promise<Questions[Name]["answer"]> {
    return this.request({ type: "ask", question, about } as Unkeyed<"ask">);
  }

  review(game: Parameters<Table["review"]>[0], signal: AbortSignal): AsyncGenerator<ReviewLine> {
    return this.lines({ type: "review", game }, signal);
  }

  /** Another seed searches the same position by other chance. */
  analyse(about: Questions["analysis"]["about"], signal: AbortSignal, seed = 0): AsyncGenerator<AnalysisLine> {
    return this.lines({ type: "analyse", about, seed }, signal);
  }

  /** What a long work tells, line by line, until it is done or nobody wants to hear more. */
  private async *lines<Line>(
    message: { type: "review" | "analyse" } & Record<string, unknown>,
    signal: AbortSignal,
  ): AsyncGenerator<Line> {
    const lines: Line[] = [];
    let wake: () => void = () => undefined;
    let over = false;
    const key = randomKey();
    const done = this.request<unknown>(message, key, (line: Line) => {
      lines.push(line);
      wake();
    }).finally(() => {
      over = true;
      wake();
    });
    done.catch(() => undefined); // told below, where it is awaited
    const stop = () => this.send({ type: "stop", key });
    signal.addEventListener("abort", stop);
    try {
      while (!over || lines.length) {
        signal.throwIfAborted();
        if (lines.length) yield lines.shift() as Line;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
      await done;
    } finally {
      signal.removeEventListener("abort", stop);
      if (!over) stop();
    }
  }

  // Matches of this browser

  /** Whether this browser plays a game by itself; loads what that takes. */
  knows(variant: string, options: Choices): Promise<boolean> {
    return this.request<boolean>({ type: "knows", variant, options }).catch(() => false);
  }

  /** A new match with the names of the people at it, by their seats, maybe from some moves on; the name of the match. */
  create(plan: MatchPlan, names: readonly string[], from: { moves?: readonly string[]; rules?: number | null } = {}) {
    const { variant, options, handicap, seats, family } = plan;
    return this.request<string>({
      type: "create",
      plan: PLAN({ variant, options, handicap, seats, family }, "plan") as Plan,
      names: [...names],
      ...(from.moves ? { moves: from.moves } : {}),
      ...(from.rules ? { rules: from.rules } : {}),
    });
  }

  /** The games of a record file as matches of this browser. */
  import(text: string, name: string): Promise<Imported> {
    return this.request({ type: "import", text, name });
  }

  remove(match: string): Promise<void> {
    return this.request({ type: "remove", match });
  }

  /** A server plays a match on, as it stood at event `seq`. */
  handed(match: string, online: string, seq: number): Promise<void> {
    return this.request({ type: "handed", match, online, seq });
  }

  // The worker

  private request<Answer>(
    message: { type: PageMessage["type"] } & Record<string, unknown>,
    key = randomKey(),
    hear?: (line: never) => void,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.asked.set(key, { resolve, reject, ...(hear ? { hear } : {}) });
      this.send({ ...message, key } as PageMessage);
    });
  }

  private send(message: PageMessage): void {
    try {
      this.port ??= this.opened();
    } catch {
      return this.fail(ELSEWHERE); // there are no workers here
    }
    // What Svelte watches cannot travel; messages are plain data.
    this.port.postMessage(JSON.parse(JSON.stringify(message)) as PageMessage);
  }

  private opened(): Port {
    const port = this.start();
    port.onmessage = ({ data }) => {
      if (this.port === port) this.hear(fromWorker(data, ""));
    };
    port.onerror = () => this.lose(port, ELSEWHERE);
    this.listen(port);
    return port;
  }

  /** Ends the worker; it starts again when something is asked. */
  close(): void {
    if (this.port) this.lose(this.port, "server/busy");
  }

  private listen(port: Port): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(port, "server/busy"), LONGEST_SILENCE);
  }

  /** The worker failed, or is held up: another takes its place when it is needed. */
  private lose(port: Port, code: string): void {
    if (this.port !== port) return;
    clearTimeout(this.silence);
    port.terminate();
    this.port = null;
    this.fail(code);
  }

  /** Nothing that was asked will be answered; those who follow matches begin anew, unless it is no use. */
  private fail(code: string): void {
    const message = code === ELSEWHERE ? "local-unable" : "local-not-now";
    for (const { reject } of this.asked.values()) reject(new Refusal(code, message));
    this.asked.clear();
    for (const [match, followers] of this.followers)
      for (const follower of followers) {
        if (code === ELSEWHERE)
          follower.hear({ type: "error", code: code as never, message, details: {}, match, key: null });
        else this.follow(match, follower);
      }
  }

  private follow(match: string, follower: Follower): void {
    const seq = follower.since();
    this.send({ type: "subscribe", match, ...(seq === null ? {} : { since: seq }) });
    follower.opened();
  }

  private hear(message: WorkerMessage): void {
    if (this.port) this.listen(this.port);
    if (message.type === "ping") return;
    if (message.type === "answer") return this.take(message.key)?.resolve(message.answer as never);
    if (message.type === "line") return this.asked.get(message.key)?.hear?.(message.line as never);
    if (message.type === "error") {
      const asked = this.take(message.key ?? "");
      if (asked) return asked.reject(new Refusal(message.code, message.message, message.details));
    }
    this.pass(message);
  }

  private pass(message: TableMessage): void {
    const match = message.type === "snapshot" ? message.snapshot.match : message.match;
    for (const follower of this.followers.get(match ?? "") ?? []) follower.hear(message);
  }

  private take(key: string): Asked | undefined {
    const asked = this.asked.get(key);
    this.asked.delete(key);
    return asked;
  }
}
