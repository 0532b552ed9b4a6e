/** Short names for what the server sends; the shapes are generated from its own models. */
import type { components } from "../generated/protocol";

type Schemas = components["schemas"];

export type Snapshot = Schemas["SnapshotView"];
export type State = Schemas["StateView"];
export type SeatInfo = Schemas["SeatView"];
export type ClockInfo = Schemas["ClockView"];
export type Result = Schemas["ResultView"];
export type Ply = Schemas["PlyView"];
export type TableInfo = Schemas["TableView"];
export type MatchEvent = Schemas["EventView"] & Record<string, unknown>;
export type ChatLine = Schemas["ChatLine"];
export type MatchPlan = Schemas["MatchPlan"];
export type ServerMessage =
  | Schemas["Welcome"]
  | Schemas["Snapshot"]
  | Schemas["Events"]
  | Schemas["Ack"]
  | Schemas["Fault"]
  | Schemas["Verdict"]
  | Schemas["Presence"]
  | Schemas["ChatMessage"]
  | Schemas["Ping"];
export type ClientMessage =
  Schemas["Subscribe"] | Schemas["Unsubscribe"] | Schemas["Do"] | Schemas["Why"] | Schemas["Pong"];
export type Action = Schemas["Do"]["action"];
export type Verdict = Schemas["Verdict"];

export interface GameOption {
  name: string;
  about: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  free: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  family: "placing" | "matching";
  seats: number;
  colours: string[];
  options: GameOption[];
}

export interface CellData {
  name: string;
  address: number[];
  polygon: number[][] | null;
}

export interface OrientationData {
  cells: number[][];
  polygons: number[][][] | null;
  turns: number[];
}

export interface PieceData {
  name: string;
  size: number;
  orientations: OrientationData[];
}

export interface BoardData extends GameInfo {
  chosen: Record<string, string | number | boolean>;
  lattice: "square" | "triangle" | "cube";
  board: string;
  cells: CellData[];
  starts: { cell: string; colour: string | null }[];
  copies: number;
  supply: "own" | "shared";
  owners: Record<string, number[]>;
  parties: number[][];
  pieces: PieceData[];
  /** Matching games: every tile there is. */
  tiles?: string[];
}
