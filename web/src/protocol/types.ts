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
export type Rating = Schemas["RatingRow"];
export type Profile = Schemas["Profile"];
export type RatingHistory = Schemas["RatingHistory"];
export type RatingPoint = Schemas["RatingPoint"];
export type Statistics = Schemas["Statistics"];
export type Tally = Schemas["Tally"];
export type PrivatePart = Schemas["Hidden"]["hidden"][number];
export type ServerMessage =
  | Schemas["Welcome"]
  | Schemas["Snapshot"]
  | Schemas["Events"]
  | Schemas["Ack"]
  | Schemas["Fault"]
  | Schemas["Verdict"]
  | Schemas["Presence"]
  | Schemas["ChatMessage"]
  | Schemas["ContactNews"]
  | Schemas["ChallengesNews"]
  | Schemas["LobbyNews"]
  | Schemas["GamesNews"]
  | Schemas["OwnNews"]
  | Schemas["TournamentNews"]
  | Schemas["Ping"];
export type ClientMessage =
  | Schemas["Subscribe"]
  | Schemas["Unsubscribe"]
  | Schemas["People"]
  | Schemas["Watch"]
  | Schemas["Unwatch"]
  | Schemas["Follow"]
  | Schemas["Unfollow"]
  | Schemas["Do"]
  | Schemas["Why"]
  | Schemas["Pong"];
export type Action = Schemas["Do"]["action"];
/** Whether a move is legal, and by which rule it is not. */
export type Legality = Schemas["WhyAnswer"];

export type Contact = Schemas["ContactView"];
export type Contacts = Schemas["ContactsView"];
export type ContactChoices = Schemas["ContactChoices"];
export type Person = Schemas["PersonView"];
export type Challenge = Schemas["ChallengeView"];
export type ChallengeNews = Schemas["ChallengeNews"];
export type NewChallenge = Schemas["NewChallenge"];
export type Report = Schemas["Report"];

export type PuzzleData = Schemas["PuzzleData"];
export type PuzzleOutcome = Schemas["PuzzleOutcome"];
export type PuzzleRecord = Schemas["PuzzleRecord"];

export type TournamentSummary = Schemas["TournamentSummary"];
export type TournamentView = Schemas["TournamentView"];
export type TournamentPlan = Schemas["TournamentPlan"];
export type TournamentTable = Schemas["TournamentTable"];
export type TournamentRound = Schemas["RoundView"];
export type TournamentEntrant = Schemas["EntrantView"];
export type Standing = Schemas["StandingView"];
export type EntrantDetails = Schemas["EntrantDetails"];
export type Bracket = Schemas["BracketView"];
export type Tie = Schemas["TieView"];

export type ClubSummary = Schemas["ClubSummary"];
export type ClubView = Schemas["ClubView"];
export type ClubMember = Schemas["ClubMember"];
export type ClubPlan = Schemas["ClubPlan"];

export type GameOption = Schemas["OptionData"];
export type GameInfo = Schemas["GameData"];
export type PieceData = Schemas["PieceData"];
/** A placing game, ready to be drawn. */
export type BoardData = Schemas["PlacingBoard"];
export type TileData = Schemas["MatchingBoard"];
export type BoardTable = Schemas["BoardTable"];
export type LobbyMatch = Schemas["LobbyMatch"];
export type FinishedMatch = Schemas["FinishedMatch"];
export type PairingNews = Schemas["PairingNews"];
export type Review = Schemas["ReviewData"];
export type ReviewLine = Schemas["ReviewLine"];
export type ReviewedPly = Schemas["ReviewedPly"];
export type ValueData = Schemas["ValueData"];
export type ReasonData = Schemas["ReasonData"];
export type Analysis = Schemas["AnalysisData"];
export type Explored = Schemas["Explored"];
export type ExploredMove = Schemas["ExploredMove"];
export type Arrangement = Schemas["Arrangement"];
export type ColourReach = Schemas["ColourReach"];
export type Choices = Snapshot["options"];
export type Position = Schemas["PositionView"];
export type SheetLine = Schemas["SheetLine"];
export type Hint = Pick<Schemas["Hint"], "move" | "reasons">;
export type Completion = Pick<Schemas["CompletionData"], "answer" | "line">;
export type RecordData = Schemas["RecordData"];
