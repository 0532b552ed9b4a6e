/**
 * What happens in a match of this browser: the kinds and fields of the protocol, and beside them what only the table
 * knows. The log is all that is kept of a match.
 */
import type { Choices, Ply, Result } from "../protocol/types";

export interface Occupant {
  name: string;
  /** The level of the computer; 0 for a person at this screen. */
  level: number;
}

export interface Created {
  kind: "created";
  variant: string;
  options: Choices;
  rules: number;
  seats: readonly Occupant[];
  family: boolean;
  /** Decides all that is left to chance. */
  seed: string;
}

export type LocalEvent =
  | Created
  | { kind: "started" | "paused" | "resumed" }
  | { kind: "moved"; seat: number; colour: string; move: string }
  | { kind: "came"; to: number; tile: string; open: boolean }
  | { kind: "dropped"; seat: number; reason: Result["reason"]; level: number }
  | { kind: "proposed"; seat: number; what: string }
  | { kind: "undone"; plies: number }
  | ({ kind: "ended" } & Result)
  | { kind: "rematched"; match: string }
  /** A server plays it on. */
  | { kind: "handed"; match: string };

/** An event with its number, its time and the command that led to it. */
export type Entry = LocalEvent & { seq: number; at: number; key?: string };

/** A game as its moves, as a server takes it. */
export interface Played {
  variant: string;
  options: Choices;
  rules: number;
  seats: ("me" | number)[];
  family: boolean;
  moves: string[];
  /** Seats that gave up. */
  resigned: number[];
}

/** How moves of chance are marked. */
export const CHANCE = "chance";

/** The moves of a log that were not taken back, with the tiles that chance brought. */
export function pliesIn(log: readonly Entry[]): Ply[] {
  let plies: Ply[] = [];
  for (const entry of log) {
    if (entry.kind === "moved") plies.push({ seat: entry.seat, colour: entry.colour, move: entry.move });
    else if (entry.kind === "came") plies.push({ seat: entry.to, colour: CHANCE, move: entry.tile });
    else if (entry.kind === "undone") plies = plies.slice(0, entry.plies);
  }
  return plies;
}

/** The game of a log, for a server to play it on. */
export function playedIn(log: readonly Entry[]): Played {
  const [created] = log;
  if (created?.kind !== "created") throw new Error("a log begins with its match");
  const moves = pliesIn(log).map(({ move }) => move);
  const resigned = log.flatMap((entry) => (entry.kind === "dropped" ? [entry.seat] : []));
  const { variant, options, rules, family } = created;
  return { variant, options, rules, family, moves, resigned, seats: created.seats.map(({ level }) => level || "me") };
}

/** What only the table knows of an event. */
export const PRIVATE: Partial<Record<LocalEvent["kind"], readonly string[]>> = {
  created: ["seats", "seed"],
  dropped: ["level"],
  came: ["open"],
};
