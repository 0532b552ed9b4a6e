/** What Python and the board in a notebook tell each other (src/cornerwise/notebook/table.py). */
import type { BoardData, Legality, Position, SeatInfo, State, TileData } from "../protocol/types";

/** What somebody did. */
export type Asked = { do: "move"; move: string } | { do: "why"; move: string } | { do: "undo" };
export type Message = Asked & { id: string };

export interface Answer {
  id: string;
  /** Why it was not done; empty where it was. */
  refusal: string;
  /** What was asked about a move. */
  legality: Legality | null;
}

/** How the game stands. */
export interface Shown {
  /** With what a tile would score, where there are tiles. */
  position: Position & Pick<State, "worth">;
  seats: readonly SeatInfo[];
  /** The seats that people play here. */
  people: readonly number[];
  /** What came of the last message. */
  answer: Answer | null;
}

/** What does not change. */
export interface Setting {
  board: BoardData | TileData;
  language: string;
  /** The messages of the language, then of those that it falls back to, as Fluent files. */
  words: readonly string[];
}

export type Opening = Setting & { shown: Shown; theme: "light" | "dark" | "system" };
