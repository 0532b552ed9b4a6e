/** The table of a server: matches over the page's socket, questions as requests. */
import { t } from "../i18n/index.svelte";
import type { Choices, Legality, ServerMessage } from "../protocol/types";
import { ask } from "./api";
import { typed } from "./choices";
import { newKey } from "./keys";
import { linesOf } from "./lines";
import { ensureSession } from "./session.svelte";
import { connection } from "./socket.svelte";
import type { AnalysisLine, Command, Follower, Questions, Subscription, Table, TableMessage } from "../protocol/table";

interface Request {
  path: string;
  body?: unknown;
  /** Whether the answer is a text; else it is data. */
  text?: boolean;
}
type Requests = { [Name in Exclude<keyof Questions, "matchWhy">]: (about: Questions[Name]["about"]) => Request };

const inMatch = (match: string, rest: string): string => `/api/matches/${match}/${rest}`;

const written = (options: Choices): string =>
  String(new URLSearchParams(Object.entries(options).map(([name, value]) => [name, typed(value)])));

/** Where each question goes; those with a body are posted. */
const REQUESTS: Requests = {
  position: (body) => ({ path: "/api/positions", body }),
  why: (body) => ({ path: "/api/positions/why", body }),
  hint: (body) => ({ path: "/api/positions/hint", body }),
  analysis: (body) => ({ path: "/api/positions/analysis", body }),
  completion: (body) => ({ path: "/api/positions/completion", body }),
  text: (body) => ({ path: "/api/positions/text", body }),
  arrange: (body) => ({ path: "/api/positions/arrange", body }),
  board: ({ variant, options }) => ({ path: `/api/games/${encodeURIComponent(variant)}/board?${written(options)}` }),
  matchHint: ({ match }) => ({ path: inMatch(match, "hint") }),
  matchSnapshot: ({ match }) => ({ path: `/api/matches/${match}` }),
  matchCommand: ({ match, ...body }) => ({ path: inMatch(match, "commands"), body }),
  readRecord: (body) => ({ path: "/api/records", body }),
  record: ({ format, ...body }) => ({ path: `/api/positions/record?format=${format}`, body, text: true }),
  matchRecord: ({ match, format }) => ({ path: inMatch(match, `record?format=${format}`), text: true }),
};

const OF_TABLES: readonly ServerMessage["type"][] = ["snapshot", "events", "ack", "error", "chat", "presence"];
const isOfTable = (message: ServerMessage): message is TableMessage => OF_TABLES.includes(message.type);

/** The level at which a server analyses. */
const SERVER_LEVEL = 5;

/** What the server answers to anybody; for everything else there must be a session. */
const PUBLIC: readonly (keyof Questions)[] = ["position", "why", "text", "arrange", "board", "readRecord", "record"];

export class RemoteTable implements Table {
  /** How many parts of the page follow a match: the server has one subscription for all of them. */
  private readonly followers = new Map<string, number>();

  get line() {
    return connection.line;
  }

  get skew() {
    return connection.skew;
  }

  subscribe(match: string, { since, hear, opened }: Follower): Subscription {
    const subscribe = (anew = false) => {
      const seq = anew ? null : since();
      connection.send({ type: "subscribe", match, ...(seq === null ? {} : { since: seq }) });
    };
    this.followers.set(match, (this.followers.get(match) ?? 0) + 1);
    const stop = connection.listen(
      (message) => {
        if (isOfTable(message) && isAbout(message, match)) hear(message);
      },
      () => {
        subscribe();
        opened();
      },
    );
    return {
      ask: subscribe,
      close: () => {
        stop();
        const left = (this.followers.get(match) ?? 1) - 1;
        this.followers.set(match, left);
        if (!left) connection.send({ type: "unsubscribe", match });
      },
    };
  }

  command(command: Command): void {
    connection.send({ type: "do", ...command });
  }

  async ask<Name extends keyof Questions>(
    question: Name,
    about: Questions[Name]["about"],
  ): Promise<Questions[Name]["answer"]> {
    if (question === "matchWhy") return this.matchWhy(about as Questions["matchWhy"]["about"]);
    const { path, body, text } = (REQUESTS[question as keyof Requests] as (about: unknown) => Request)(about);
    if (!PUBLIC.includes(question)) await ensureSession(t("people-guest"));
    const answer = await ask(body === undefined ? "GET" : "POST", path, body);
    return (text ? await answer.text() : await answer.json().catch(() => null)) as Questions[Name]["answer"];
  }

  /** A server answers once, and does not think for as long as a browser may. */
  async *analyse({ level, ...about }: Questions["analysis"]["about"]): AsyncGenerator<AnalysisLine> {
    const analysis = await this.ask("analysis", { ...about, level: Math.min(level ?? SERVER_LEVEL, SERVER_LEVEL) });
    yield { progress: 1, analysis };
  }

  async *review(game: object, signal: AbortSignal) {
    await ensureSession(t("people-guest"));
    yield* linesOf(await ask("POST", "/api/reviews", game, signal));
  }

  /** Over the socket, which is quicker than a request while a piece is dragged about. */
  private matchWhy({ match, move }: Questions["matchWhy"]["about"]): Promise<Legality> {
    return new Promise((resolve) => {
      const key = newKey();
      const stop = connection.listen(
        (message) => {
          if (message.type !== "reason" || message.key !== key) return;
          stop();
          resolve(message);
        },
        () => undefined,
      );
      connection.send({ type: "why", match, move, key });
    });
  }
}

/** Errors may name no match: then the key tells whose they are. */
function isAbout(message: TableMessage, match: string): boolean {
  if (message.type === "snapshot") return message.snapshot.match === match;
  return message.type === "error" ? (message.match ?? match) === match : message.match === match;
}
