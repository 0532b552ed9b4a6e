/**
 * What a page and its worker say to each other: the messages of the socket (docs/protocol.md), and beside them what goes
 * over HTTP with a server. Both check what they hear; the limits are those of the server's models.
 */
import type { AnalysisLine, Questions } from "../protocol/table";
import type { ReviewLine, ServerMessage } from "../protocol/types";
import {
  anything,
  either,
  fields,
  flag,
  kinds,
  list,
  maybe,
  oneOf,
  real,
  table,
  text,
  whole,
  type Check,
} from "./checks";

const KEY = text(64, /^[A-Za-z0-9_.:-]+$/);
const MATCH = text(64, /^local-[A-Za-z0-9_-]+$/);
const SEAT = whole(0, 5);
const SEQ = whole(0, 2 ** 31);
const NOTATION = text(200, /./);
const VARIANT = text(40);
const MOST_MOVES = 3000;
const MOST_VARIATIONS = 500;
const MOST_TEXT = 200_000;
const LEVEL = whole(1, 9);
const RULES = whole(0, 1000);
export const OPTIONS = table(either(text(3000), either(flag, whole(-1e6, 1e6))), 20);

const ACTION = kinds("do", {
  move: { move: NOTATION },
  sit: { name: maybe(text(24)) },
  stand: {},
  resign: {},
  propose: { what: oneOf("draw", "abort", "undo", "pause", "rematch") },
  answer: { yes: flag },
  resume: {},
  claim: { seat: SEAT, choice: oneOf("engine", "result") },
});

const COMMAND = { match: MATCH, seat: SEAT, seq: SEQ, key: KEY, action: ACTION };

/** A new match, as `POST /api/matches` takes it, for people at this screen and the computer. */
export const PLAN = fields({
  variant: VARIANT,
  options: maybe(OPTIONS),
  handicap: maybe(table(list(text(8, /^[A-Z0-9]+$/), 50), 4)),
  seats: list(either(oneOf("me"), LEVEL), 6, 1),
  family: maybe(flag),
});

const SEED = whole(0, 2 ** 53 - 1);

/** A game with its moves, as a record has it. */
const GAME = {
  variant: VARIANT,
  options: maybe(OPTIONS),
  moves: maybe(list(NOTATION, MOST_MOVES)),
  rules: maybe(RULES),
  seed: maybe(SEED),
};

/** What each question is about. */
export const ABOUT = {
  position: fields(GAME),
  why: fields({ ...GAME, move: NOTATION }),
  hint: fields({ ...GAME, level: maybe(LEVEL) }),
  analysis: fields({ ...GAME, level: maybe(LEVEL), lines: maybe(whole(1, 20)) }),
  completion: fields({ ...GAME, seconds: maybe(real(0, 20)) }),
  text: fields(GAME),
  arrange: fields({ text: text(MOST_TEXT), turn: maybe(text(20)) }),
  board: fields({ variant: VARIANT, options: OPTIONS }),
  matchWhy: fields({ match: MATCH, move: NOTATION }),
  matchHint: fields({ match: MATCH }),
  matchSnapshot: fields({ match: MATCH }),
  matchCommand: fields(COMMAND),
  matchRecord: fields({ match: MATCH, format: oneOf("json", "blksgf") }),
  readRecord: fields({ text: text(MOST_TEXT) }),
  record: fields({
    ...GAME,
    format: oneOf("json", "blksgf"),
    variations: maybe(list(list(NOTATION, MOST_MOVES), MOST_VARIATIONS)),
  }),
} satisfies Record<keyof Questions, Check<unknown>>;

export type AboutOf<Name extends keyof Questions> = ReturnType<(typeof ABOUT)[Name]>;

const WISH = fields({ match: maybe(MATCH), record: maybe(text(MOST_TEXT)), level: maybe(whole(1, 6)) });
const NAME = text(24);

export const fromPage = kinds("type", {
  // As over the socket.
  subscribe: { match: MATCH, since: maybe(SEQ) },
  unsubscribe: { match: MATCH },
  do: COMMAND,
  pong: { id: whole(0, 2 ** 31) },
  // As over HTTP; each is answered under its key.
  ask: { key: KEY, question: oneOf(...(Object.keys(ABOUT) as (keyof Questions)[])), about: anything },
  review: { key: KEY, game: WISH },
  analyse: { key: KEY, about: anything, seed: maybe(SEED) },
  stop: { key: KEY },
  create: { key: KEY, plan: PLAN, names: list(NAME, 6), moves: maybe(list(NOTATION, MOST_MOVES)), rules: maybe(RULES) },
  import: { key: KEY, text: text(1_000_000), name: NAME },
  remove: { key: KEY, match: MATCH },
  handed: { key: KEY, match: MATCH, online: text(22, /^[A-Za-z0-9]+$/), seq: SEQ },
  /** The kernel of this build may be missing, or not run here. */
  knows: { key: KEY, variant: VARIANT, options: maybe(OPTIONS) },
});
export type PageMessage = ReturnType<typeof fromPage>;
export type Plan = ReturnType<typeof PLAN>;
/** What came of a file of games: the names of the new matches, and how many were here already. */
export interface Imported {
  made: string[];
  known: number;
}
export type Wish = ReturnType<typeof WISH>;

/** What a worker says: some of what a server says, and answers to what was asked under a key. */
export type WorkerMessage =
  | Extract<ServerMessage, { type: "snapshot" | "events" | "ack" | "error" | "ping" }>
  | { type: "answer"; key: string; answer: unknown }
  | { type: "line"; key: string; line: ReviewLine | AnalysisLine };

export const fromWorker = kinds("type", {
  snapshot: { snapshot: anything },
  events: { match: MATCH, events: list(anything, 100_000), state: anything },
  ack: { match: MATCH, key: KEY, first: SEQ, last: SEQ, repeated: flag },
  error: {
    code: text(64),
    message: text(10_000),
    details: anything,
    match: maybe(MATCH),
    key: maybe(KEY),
  },
  ping: { id: whole(0, 2 ** 31) },
  answer: { key: KEY, answer: anything },
  line: { key: KEY, line: anything },
}) as unknown as Check<WorkerMessage>;
