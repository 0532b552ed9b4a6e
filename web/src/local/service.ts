/** Everything behind a page: hears its messages, checks them, and answers each. */
import { KernelRefusal, type Kernel } from "../kernel/types";
import { ELSEWHERE, Refusal } from "../protocol/refusal";
import type { Command } from "../protocol/table";
import { Desk } from "./desk";
import { Games } from "./games";
import { Host } from "./host";
import { fromPage, type PageMessage, type WorkerMessage } from "./messages";

/** So often a page hears that the worker lives. */
const PULSE = 5000;

export class Service {
  private readonly games: Games;
  private readonly host: Host;
  private readonly desk: Desk;
  private readonly pulse: ReturnType<typeof setInterval>;
  private beats = 0;

  constructor(
    start: () => Promise<Kernel>,
    private readonly say: (message: WorkerMessage) => void,
  ) {
    this.games = new Games(start);
    this.host = new Host(this.games, say);
    this.desk = new Desk(this.games, this.host);
    this.pulse = setInterval(() => say({ type: "ping", id: (this.beats += 1) }), PULSE);
  }

  close(): void {
    clearInterval(this.pulse);
    this.host.close();
  }

  async hear(data: unknown): Promise<void> {
    let message: PageMessage | null = null;
    try {
      message = fromPage(data, "");
      await this.act(message);
    } catch (error) {
      const { code, message: why, details } = refusalOf(error);
      const about = {
        ...(message && "match" in message ? { match: message.match } : {}),
        ...(message && "key" in message ? { key: message.key } : {}),
      };
      this.say({ type: "error", code, message: why, details, ...about } as WorkerMessage);
    }
  }

  private async act(message: PageMessage): Promise<void> {
    switch (message.type) {
      case "subscribe":
        return this.host.subscribe(message.match, message.since);
      case "unsubscribe":
        return this.host.unsubscribe(message.match);
      case "do":
        return this.host.command(message as Command);
      case "pong":
        return;
      case "stop":
        return this.desk.stop(message.key);
      case "review":
        await this.desk.review(message.game, message.key, (line) => this.say({ type: "line", key: message.key, line }));
        return this.answer(message.key, null);
      case "analyse":
        await this.desk.analyse(message, (line) => this.say({ type: "line", key: message.key, line }));
        return this.answer(message.key, null);
      default:
        return this.answer(message.key, await this.asked(message));
    }
  }

  private asked(
    message: Exclude<
      PageMessage,
      { type: "subscribe" | "unsubscribe" | "do" | "pong" | "stop" | "review" | "analyse" }
    >,
  ) {
    switch (message.type) {
      case "ask":
        return this.desk.answer(message.question, message.about, message.key);
      case "create":
        return this.host.create(message.plan, message.names, message.moves, message.rules);
      case "import":
        return this.host.import(message.text, message.name);
      case "remove":
        return this.host.remove(message.match);
      case "handed":
        return this.host.handed(message.match, message.online, message.seq);
      case "knows":
        return this.games.load(message.variant, message.options ?? {}).then(() => true);
    }
  }

  private answer(key: string, answer: unknown): void {
    this.say({ type: "answer", key, answer: answer ?? null });
  }
}

/** Whatever goes wrong is told; what nobody foresaw is left to a server. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof KernelRefusal) return new Refusal(error.code, error.message, error.details);
  return new Refusal(ELSEWHERE, "local-unable", { error: String(error) });
}
