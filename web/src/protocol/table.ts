/**
 * Where matches are played and positions are judged. Pages follow, command and ask through `Table` and never learn what
 * is behind it: the server (net/remote.ts) or a worker of this browser (local/table.ts).
 */
import type { components } from "../generated/protocol";
import type {
  Action,
  Analysis,
  Arrangement,
  BoardData,
  Choices,
  Completion,
  Hint,
  Legality,
  Position,
  RecordData,
  ReviewLine,
  ServerMessage,
  Snapshot,
  State,
} from "./types";

type Schemas = components["schemas"];

/** A request's body; lists of moves may be read-only. */
type About<Body> = Omit<Body, "moves"> & { moves?: readonly string[] };
type InMatch<More = unknown> = { match: string } & More;

/** How far a search is, from 0 to 1, and what it has found until then. */
export interface AnalysisLine {
  progress: number;
  analysis: Analysis;
}

/** Every question: what it is about, and what the answer holds. */
export interface Questions {
  position: { about: About<Schemas["PositionBody"]>; answer: Position };
  why: { about: About<Schemas["WhyBody"]>; answer: Legality };
  hint: { about: About<Schemas["HintBody"]>; answer: Hint };
  analysis: { about: About<Schemas["AnalysisBody"]>; answer: Analysis };
  completion: { about: About<Schemas["CompletionBody"]>; answer: Completion };
  /** The position in one line of text. */
  text: { about: About<Schemas["PositionBody"]>; answer: Schemas["PositionText"] };
  /** Moves that lead to what a line of text writes, or why there are none. */
  arrange: { about: Schemas["ArrangeBody"]; answer: Arrangement };
  /** A board that the table of a game's boards does not hold: what is different about it, or all of it. */
  board: { about: { variant: string; options: Choices }; answer: Partial<BoardData> };
  /** The same about a match as it stands, by what the asking seat may know. */
  matchWhy: { about: InMatch<{ move: string }>; answer: Legality };
  matchHint: { about: InMatch; answer: Hint };
  /** A match that the page does not follow: all of it, and one command to it, answered with the state after it. */
  matchSnapshot: { about: InMatch; answer: Snapshot };
  matchCommand: { about: Command; answer: { state: State } };
  /** The games in a text, and games as texts. */
  readRecord: { about: Schemas["RecordBody"]; answer: RecordData };
  record: {
    about: Omit<About<Schemas["FileBody"]>, "variations"> & {
      format: string;
      variations?: readonly (readonly string[])[];
    };
    answer: string;
  };
  matchRecord: { about: InMatch<{ format: string }>; answer: string };
}

/** What is told about one match. */
export type TableMessage = Extract<
  ServerMessage,
  { type: "snapshot" | "events" | "ack" | "error" | "chat" | "presence" }
>;

export interface Command {
  match: string;
  seat: number;
  /** The number of the last event that the sender knows. */
  seq: number;
  /** The same key never acts twice, so that a command can be sent again when an answer is missing. */
  key: string;
  action: Action;
}

export interface Follower {
  /** The number of the last event known here; null to begin with a snapshot. */
  since: () => number | null;
  hear: (message: TableMessage) => void;
  /** The line is open, for the first time or again: commands without an answer are to be sent once more. */
  opened: () => void;
}

export interface Subscription {
  /** Hear everything since the last known event, or with `anew` a whole snapshot. */
  ask: (anew?: boolean) => void;
  close: () => void;
}

export type Line = "connecting" | "open" | "lost";

export interface Table {
  readonly line: Line;
  /** The table's clock less this machine's, in milliseconds. */
  readonly skew: number;
  subscribe(match: string, follower: Follower): Subscription;
  /** Acknowledged or refused by a message with the same key. */
  command(command: Command): void;
  ask<Name extends keyof Questions>(
    question: Name,
    about: Questions[Name]["about"],
  ): Promise<Questions[Name]["answer"]>;
  /** A review as it grows: how far it is, then what was found. */
  review(game: Schemas["ReviewWish"], signal: AbortSignal): AsyncIterable<ReviewLine>;
  /** What the engine thinks of a position as it goes on thinking; the last is what it ends with. */
  analyse(about: Questions["analysis"]["about"], signal: AbortSignal): AsyncIterable<AnalysisLine>;
}
