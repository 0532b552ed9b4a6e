/**
 * The kernel as the client asks it, in a worker or in node. Moves are in notation, answers are those of the server: what
 * `POST /api/positions` and its like answer. Only sentences are missing: where the server has words in `why`, the kernel
 * has the name of the message, to be shown with the details.
 */
import type { components } from "../generated/protocol";
import type { Analysis, Arrangement, BoardData, Legality, Position, Review } from "../protocol/types";

type Schemas = components["schemas"];

export type Options = Record<string, string | number | boolean>;
export type Hint = Schemas["Hint"];
export type Completion = Schemas["CompletionData"];

/** The rules' part of a match state (`StateView`), as some seats see it. */
export type RulesState = Pick<Schemas["StateView"], "turn" | "mover" | "ply" | "scores"> &
  Partial<
    Pick<Schemas["StateView"], "legal" | "owners" | "skipped" | "reach" | "sheet" | "table" | "hands" | "worth">
  > & {
    /** How it ended, by the rules alone; null while it goes on. */
    result: { winners: number[]; totals: number[] } | null;
    /** The points of every seat as the game stands; in a team the sum of its seats. */
    totals: number[];
    /** Placing games: what every colour can still lay, which a match tells in its snapshot. */
    pieces?: Record<string, string[]>;
  };

/** What does not change in a game. */
export interface Facts {
  variant: string;
  rules: number;
  options: Options;
  seats: number;
  /** Whether seats know things that others do not. */
  hides: boolean;
  /** The groups of seats that win together. */
  parties: number[][];
  wins: "highest" | "lowest" | "complete" | "first-out";
}

/** A tile that comes out of the pile. */
export interface Drawn {
  tile: string;
  /** The seat that it comes to. */
  to: number;
  /** Whether all may see it. */
  open: boolean;
}

/** What a search is asked for. The same wish gives the same answer on every machine, unless its time ends it first. */
export interface Wish {
  /** Whose engine thinks: with the same seat, level and seed it goes on from its last search in the game. */
  seat: number;
  level: number;
  seed: number;
  /** Moves to compare; one unless told. */
  lines?: number;
  /** Thinking time at most; that of the level unless told. */
  seconds?: number;
}

/** Work in slices of some 50 ms, so that it can be given up between them. */
export interface Thinking<Result> {
  /** Goes on for about so long, and says whether it is done. */
  slice(milliseconds: number): boolean;
  /** How much is done, from 0 to 1. */
  progress(): number;
  /** Of what has been done so far; the best answer once a slice has said that it is done. */
  result(): Result;
  close(): void;
}

/**
 * A game with its options, loaded. The kernel keeps the last position, so that adding a move is cheap.
 * Whatever is refused throws a `KernelRefusal`.
 */
export interface GameKernel {
  facts(): Facts;
  /** What is needed to draw it: cells, pieces and their turns, start cells, owners. */
  board(): Board;
  position(moves: readonly string[], seed?: number): Position;
  why(moves: readonly string[], move: string): Legality;
  /** What these seats may know. */
  state(moves: readonly string[], seats: readonly number[]): RulesState;
  /** The move that a level makes. */
  think(moves: readonly string[], wish: Wish): Thinking<{ move: string }>;
  hint(moves: readonly string[], wish: Wish): Thinking<Hint>;
  analysis(moves: readonly string[], wish: Wish): Thinking<Analysis>;
  /** What every move of a game was worth. */
  review(moves: readonly string[], wish: Pick<Wish, "level" | "seed">): Thinking<Review>;
  /** Games for one: whether every piece can still be placed. Ends by itself only with `yes` or `no`. */
  completion(moves: readonly string[], seed?: number): Thinking<Completion>;
  /** The moves as these seats see them; a tile that only others saw is `?`. The seat of a tile is the one that got it. */
  plies(moves: readonly string[], seats: readonly number[]): Schemas["PlyView"][];
  /**
   * Matching games: what comes out of the pile as event of that number in a match of that seed (64 hexadecimal digits, as
   * the server makes them); null while a seat is to move.
   */
  chance(moves: readonly string[], seed: string, number: number): Drawn | null;
  /**
   * Moves that lead to what stands in a position's text after the game (docs/position-text.md), in an order that the rules
   * allow, preferably until it is the turn of that colour.
   */
  arrange(parts: readonly string[], turn?: string): Arrangement;
  /** What is played next for a seat whose time is up, in games with a time limit. */
  late(moves: readonly string[]): { move: string };
  close(): void;
}

/** What the server tells of a board, but for what is the same for all choices of a game. */
export type Board = Pick<
  BoardData,
  | "cells"
  | "starts"
  | "copies"
  | "supply"
  | "withheld"
  | "owners"
  | "parties"
  | "pieces"
  | "chosen"
  | "colours"
  | "seats"
>;

/** Reads a file of the build by its name: `cornerwise.wasm`, `duo.json`, or a net. */
export type ReadFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

export interface Kernel {
  readonly read: ReadFile;
  /** `rules` is the number of the rules that an older game was played by; without it those of now. */
  load(variant: string, options?: Options, rules?: number): Promise<GameKernel>;
}

/** What the kernel says no to: a code of docs/protocol.md, the message that tells it, and details. */
export class KernelRefusal extends Error {
  constructor(
    readonly code: string,
    override readonly message: string,
    readonly details: Record<string, unknown>,
  ) {
    super(message);
  }
}
