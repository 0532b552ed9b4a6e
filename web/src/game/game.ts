/**
 * A game as pages see it: its data, and the parts that depend on its kind of board. Pages use these parts and never ask
 * which kind they have; kinds.ts alone chooses.
 */
import type { Component } from "svelte";
import type { Cell, GameModel } from "../board/game";
import type { Flight, Landing } from "../board/flight";
import type { Handling } from "../board/handling";
import type { Legal } from "../board/placements";
import type { Worths } from "../board/tiles/hold.svelte";
import type { Layout } from "../browser/screen";
import type { BoardData, Ply, TableInfo, TileData } from "../protocol/types";
import type { Typed } from "./typed";

/** The types by which kinds differ. */
export interface Parts {
  /** Cells and pieces; null where tiles are laid on a table without cells of its own. */
  board: GameModel | null;
  hold: Handling;
  /** A piece or tile that lies on the board. */
  laid: unknown;
}

/** A move that was not made, drawn as an outline with a letter. */
export interface Outline {
  letter: string;
  cells: readonly Cell[];
  colour: string;
}

/** A count of cells with the message that says what they are; that message with `-short` needs less room. */
export interface Progress {
  message: "seat-placed" | "seat-seen";
  cells: number;
}

export interface BoardProps<P extends Parts = Parts> {
  laid: readonly P["laid"][];
  hold: P["hold"];
  /** The colour of the held piece. */
  colour: string | null;
  /** Colours that cannot place any more. */
  resting?: readonly string[];
  /** Names of cells where the own colour can go on. */
  corners?: readonly string[];
  /** Names of cells with a ring: those that a lesson asks for. */
  marked?: readonly string[];
  /** Colours of winners, which light up once. */
  winners?: readonly string[];
  outlines?: readonly Outline[];
  /** The newest piece is still on its way. */
  flight?: Flight | null;
  /** What the newest piece has brought. */
  landed?: Landing | null;
  /** The move is on its way to the server. */
  sending?: boolean;
  /** The move is kept for when the turn comes. */
  planned?: boolean;
  /** The number of the move marked as the last one; the newest, unless told. */
  last?: number;
  /** Room round the board for coordinates. */
  frame?: boolean;
  /** Whether a view from above belongs into a corner of the board. */
  map?: boolean;
  onplace?: () => void;
}

export interface IconProps<Board = Parts["board"]> {
  board: Board;
  piece: string;
  colour: string;
  orientation?: number | undefined;
  /** Pixels a cell. */
  scale?: number;
  /** Laid already: only a dotted outline. */
  empty?: boolean;
}

export interface PictureProps<P extends Parts = Parts> {
  board: P["board"];
  laid: readonly P["laid"][];
  /** Whether the move made last is marked. */
  last?: boolean;
  /** With all lines and a frame; else as small as in a list. */
  large?: boolean;
  coordinates?: boolean;
}

export interface HandProps<P extends Parts = Parts> {
  board: P["board"];
  Icon: Component<IconProps<P["board"]>>;
  hold: P["hold"];
  /** How many there are of every piece. */
  supply: ReadonlyMap<string, number>;
  /** The key that takes each piece. */
  keys: ReadonlyMap<string, string>;
  colour: string;
  layout: Layout;
  /** Whether it stands in a column beside the board. */
  wraps: boolean;
  /** Whether it is my turn: only then do places mean anything. */
  active: boolean;
  /** Where there is little room. */
  compact?: boolean;
  /** The pieces that are offered; all, unless told. */
  only?: readonly string[] | undefined;
  onpick: (piece: string) => void;
}

/** What a hold has to know of the position; asked again whenever it changes. */
export interface HoldSource<P extends Parts = Parts> {
  legal: () => Legal;
  /** What moves score, where the server tells. */
  worth: () => Worths;
  laid: () => readonly P["laid"][];
}

/** Something worth a celebration. */
export interface Feat<P extends Parts = Parts> {
  /** The end of the names of its messages. */
  name: string;
  count: number;
  pieces: readonly P["laid"][];
}

export interface Game<P extends Parts = Parts> {
  readonly data: BoardData | TileData;
  readonly board: P["board"];
  /** How wide the board is for its height. */
  readonly ratio: number;
  /** Whether the board fills the room it gets, having no shape of its own. */
  readonly fills: boolean;
  /** Whether moves that were not made can be drawn as outlines. */
  readonly drawsOutlines: boolean;
  /** Whether a move can be prepared before it is one's turn. */
  readonly takesPlans: boolean;
  /** The colours of seats in the order in which they move. */
  readonly listColours: readonly string[];
  /** Whether the hand is a strip that scrolls sideways on small screens. */
  readonly handScrolls: boolean;
  /** Whether moves that lay nothing have a place among the buttons; else they stand above the hand. */
  readonly wordsAreActions: boolean;
  /** The message on the button that lays what is held. */
  readonly placeMessage: string;

  createHold(source: HoldSource<P>): P["hold"];
  /** What holds a piece that may be put on any free cells, where there are cells. */
  createFreeHold?(laid: () => readonly P["laid"][]): P["hold"];
  /** What lies on the board: after some moves, or as the server describes the table. */
  laid(plies: readonly Ply[], table?: TableInfo | null): readonly P["laid"][];
  /** The colour in which a move is drawn; games without colours lend one to every seat. */
  colourOf(ply: Ply): string;
  /** Which piece a move lays and how; null for a move that lays nothing. */
  placingOf(move: string): { piece: string; orientation: number } | null;
  /** How many cells a move covers. */
  sizeOf(move: string): number;
  /** A move in words; null for a move that lays nothing. */
  sayMove(move: string): string | null;
  /** What somebody typed as a move. */
  readTyped(legal: Legal, text: string): Typed;
  /** The shortest text by which a move can be typed, for most moves. */
  typedAs(move: string): string;
  /** The key that takes each piece into the hand. */
  pickKeys(supply: ReadonlyMap<string, number>): ReadonlyMap<string, string>;
  /** What to do now, when nothing is held. */
  sayTask?(laid: readonly P["laid"][], colour: string): string;
  /**
   * How far some colours have come, where points would start far below zero or are not known before the end: a message
   * and what it counts.
   */
  progress?(
    laid: readonly P["laid"][],
    colours: readonly string[],
    scores: Readonly<Record<string, number>> | null,
  ): Progress | null;
  /** What the newest of some pieces has brought besides what it is worth itself, for so many points. */
  featOf?(laid: readonly P["laid"][], points: number): Feat<P> | null;
  /** Whether the newest of some pieces meets one of its own colour, where that is marked on the board. */
  meets?(laid: readonly P["laid"][]): boolean;
  /** What can be said about the hand, where there is more to say than whether the piece fits. */
  sayHold?(hold: P["hold"], supply: ReadonlyMap<string, number>): string | null;

  readonly Board: Component<BoardProps<P>>;
  readonly Hand: Component<HandProps<P>>;
  readonly Icon: Component<IconProps<P["board"]>>;
  /** What lies on the board as one drawing that is only looked at. */
  readonly Picture: Component<PictureProps<P>>;
  /** Another view of the board for where there is room beside it. */
  readonly Map?: Component<Pick<BoardProps<P>, "hold" | "colour" | "laid">>;
  /** Buttons that move the held piece cell by cell, for fingers on small cells. */
  readonly Nudge?: Component<Pick<HandProps<P>, "hold" | "colour">>;
}
