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
type EventView = Schemas["EventView"];
/** Only a table of this browser tells that a match was handed to a server. */
export type MatchEvent = Omit<EventView, "kind"> & { kind: EventView["kind"] | "handed" } & Record<string, unknown>;
export type ChatLine = Schemas["ChatLine"];
export type MatchPlan = Schemas["MatchPlan"];
export type Account = Schemas["Account"];
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
/** Whether a move is legal, and by which rule it is not. */
export type Legality = Schemas["WhyAnswer"];

export type PuzzleData = Schemas["PuzzleData"];
export type PuzzleOutcome = Schemas["PuzzleOutcome"];
export type PuzzleRecord = Schemas["PuzzleRecord"];

export type GameOption = Schemas["OptionData"];
export type GameInfo = Schemas["GameData"];
export type PieceData = Schemas["PieceData"];
/** A placing game, ready to be drawn. */
export type BoardData = Schemas["PlacingBoard"];
export type TileData = Schemas["MatchingBoard"];
export type BoardTable = Schemas["BoardTable"];
export type LobbyMatch = Schemas["LobbyMatch"];
export type PairingNews = Schemas["PairingNews"];
export type Review = Schemas["ReviewData"];
export type ReviewLine = Schemas["ReviewLine"];
export type ReviewedPly = Schemas["ReviewedPly"];
export type ValueData = Schemas["ValueData"];
export type ReasonData = Schemas["ReasonData"];
export type Analysis = Schemas["AnalysisData"];
export type Arrangement = Schemas["Arrangement"];
export type ColourReach = Schemas["ColourReach"];
export type Choices = Snapshot["options"];
export type Position = Schemas["PositionView"];
export type SheetLine = Schemas["SheetLine"];
export type Hint = Pick<Schemas["Hint"], "move" | "reasons">;
export type Completion = Pick<Schemas["CompletionData"], "answer" | "line">;
export type RecordData = Schemas["RecordData"];
