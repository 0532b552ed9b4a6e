/** A played game: from a match, a file, a link or the analysis board. */
import { colourNames } from "../catalogue/names";
import { seatColour } from "../game/colours";
import type { Game } from "../game/game";
import { openGame } from "../game/open";
import { t } from "../i18n/index.svelte";
import { copiedMatch, type MatchCopy } from "../net/offlineCopies";
import { table } from "../net/tables";
import { ELSEWHERE, OFFLINE, Refusal } from "../protocol/refusal";
import type { Choices, Ply, Position, Result, Snapshot, State } from "../protocol/types";
import { seatName } from "../game/words";

export const CHANCE = "chance";
/** A tile that only another seat may see. */
export const UNSEEN = "?";

/** All that has to be sent for the server to know a game. */
export interface Moves {
  variant: string;
  /** The number of the rules it is played by; none is those of now. */
  rules: number | null;
  options: Choices;
  moves: readonly string[];
}

/** All lines of a game with variations, each from the beginning, the main line first. */
export type Variations = readonly (readonly string[])[];

/** A game in a file or a link. */
export interface RecordedGame extends Moves {
  players: readonly string[];
  date: string;
  event: string;
  /** What was said after so many moves. */
  comments: Readonly<Record<string, string>>;
  variations?: Variations;
}

export interface NamedSeat {
  name: string;
  /** What tells it from all others: its name, or its colours where others have the same name. */
  title: string;
  /** The colours it lays alone; in games with tiles the one that is lent to it. */
  colours: readonly string[];
}

type Owners = Readonly<Record<string, readonly number[]>>;

/** How a game came out, or how it stands. */
export interface Ending {
  seats: readonly NamedSeat[];
  /** Which of them are mine. */
  you: readonly number[];
  result: Result | null;
  /** How seats dropped out, where that is known. */
  dropped?: readonly (string | null)[];
  /** What the points are made of, and who lays which colour. */
  position: Pick<Position, "sheet" | "owners">;
}

export interface PlayedGame extends RecordedGame, Ending {
  /** None where it was not played on this server. */
  match: string | null;
  /** Whether everybody may find it there; else only its link leads to it. */
  listed: boolean;
  plies: readonly Ply[];
  /** The numbers of the moves that a seat chose; the others are tiles drawn by chance. */
  chosen: readonly number[];
  /** How it stands after the last move. */
  position: Position;
  rematch: string | null;
  /** How the series stands that it belongs to. */
  series: State["series"];
  /** The tournament that it is a game of. */
  tournament?: string;
  game: Game;
}

export const bare = ({ variant, rules, options, moves }: Moves, ply = moves.length): Moves => ({
  variant,
  rules,
  options,
  moves: moves.slice(0, ply),
});

/** A match that is over, with all that only the players knew before. */
export async function playedMatch(id: string): Promise<PlayedGame> {
  try {
    const snapshot = await table.ask("matchSnapshot", { match: id });
    const text = await table.ask("matchRecord", { match: id, format: "json" });
    const [recorded] = await gamesIn(text);
    if (!recorded) throw new Error(`match ${id} holds no game`);
    return await tell(recorded, snapshot);
  } catch (error) {
    const kept = error instanceof Refusal && error.code === OFFLINE ? await copiedMatch(id) : null;
    if (!kept || kept.plies.some(({ move }) => move === UNSEEN)) throw error;
    return tell(recordedCopy(kept), kept.snapshot);
  }
}

/** A match of the server's as it was last seen here. */
function recordedCopy({ snapshot, plies }: MatchCopy): RecordedGame {
  const { variant, rules, options, state } = snapshot;
  const players = state.seats.map(({ name, level }) => name || (level ? `level ${level}` : ""));
  const moves = plies.map(({ move }) => move);
  return { variant, rules, options, moves, players, date: "", event: "", comments: {} };
}

export const playedRecord = (recorded: RecordedGame): Promise<PlayedGame> => tell(recorded, null);

/** The games of a pasted text. */
export async function gamesIn(text: string): Promise<RecordedGame[]> {
  const { games } = await table.ask("readRecord", { text });
  return games.map(({ variations = [], ...game }) =>
    variations.length ? { ...game, variations: [game.moves, ...variations] } : game,
  );
}

/** The end of a match, as its table knows it. */
export function endingOf({ you, state }: Snapshot): Ending {
  const { owners, sheet, result } = state;
  return {
    you,
    result,
    dropped: state.seats.map(({ dropped }) => dropped ?? null),
    position: { sheet: sheet ?? {}, ...(owners ? { owners: owners as Record<string, number[]> } : {}) },
    seats: titled(
      state.seats.map((info, seat) => seatName(info, seat)),
      owners,
    ),
  };
}

async function tell(recorded: RecordedGame, snapshot: Snapshot | null): Promise<PlayedGame> {
  const [position, game] = await Promise.all([
    table.ask("position", bare(recorded)),
    openGame(recorded.variant, recorded.options),
  ]);
  const names = Array.from({ length: seatCountOf(position, game) }, (_, seat) =>
    snapshot ? seatName(snapshot.state.seats[seat], seat) : recorded.players[seat] || seatNumber(seat),
  );
  return {
    ...recorded,
    match: snapshot?.match ?? null,
    listed: snapshot?.listed ?? false,
    seats: titled(names, position.owners),
    you: snapshot?.you ?? [],
    plies: position.plies,
    chosen: chosenOf(position.plies),
    position,
    result: snapshot?.state.result ?? (position.result && { ...position.result, reason: "played" }),
    rematch: snapshot?.state.rematch ?? null,
    series: snapshot?.state.series ?? null,
    ...(snapshot?.tournament ? { tournament: snapshot.tournament } : {}),
    ...(snapshot ? { dropped: snapshot.state.seats.map(({ dropped }) => dropped ?? null) } : {}),
    game,
  };
}

const seatNumber = (seat: number): string => t("seat-number", { number: seat + 1 });

function titled(names: readonly string[], owners: Owners | null | undefined): NamedSeat[] {
  return names.map((name, seat) => {
    const colours = owners ? ownColours(owners, seat) : [seatColour(seat)];
    if (name && names.filter((other) => other === name).length === 1) return { name, title: name, colours };
    return { name, title: owners ? colourNames(colours) : seatNumber(seat), colours };
  });
}

const seatCountOf = ({ owners }: Position, { data }: Game): number =>
  owners ? Math.max(0, ...Object.values(owners).flat()) + 1 : data.colours.length;

/** The seats of a position that nobody plays: by their colours where these are one's own, else by their numbers. */
export const seatsOf = (position: Position, game: Game): NamedSeat[] =>
  titled(
    Array.from({ length: seatCountOf(position, game) }, () => ""),
    position.owners,
  );

/** The colours that a seat lays alone; a shared colour belongs to no seat. */
export const ownColours = (owners: Owners, seat: number): string[] =>
  Object.entries(owners).flatMap(([colour, of]) => (of.length === 1 && of[0] === seat ? [colour] : []));

/** The numbers of the moves that a seat chose. */
export const chosenOf = (plies: readonly Ply[]): number[] =>
  plies.flatMap(({ colour }, number) => (colour === CHANCE ? [] : [number]));

/** After so many chosen moves, how many were made in all. */
export const plyAt = ({ chosen, plies }: Pick<PlayedGame, "chosen" | "plies">, place: number): number =>
  place >= chosen.length ? plies.length : place ? (chosen[place - 1] ?? 0) + 1 : 0;

/** The number of chosen moves among the first `ply` moves. */
export const placeOf = ({ chosen }: Pick<PlayedGame, "chosen">, ply: number): number => {
  const after = chosen.findIndex((number) => number >= ply);
  return after < 0 ? chosen.length : after;
};

/** A game as a file. One that was played here is written with its players and its day, where its table writes the format. */
export async function recordText(
  played: PlayedGame,
  format: "json" | "blksgf",
  variations: Variations = [],
): Promise<string> {
  try {
    if (played.match) return await table.ask("matchRecord", { match: played.match, format });
  } catch (error) {
    if (!(error instanceof Refusal && (error.code === ELSEWHERE || error.code === OFFLINE))) throw error;
  }
  // A record holds one line only: the one that is looked at.
  const [main] = format === "json" ? [] : variations;
  return table.ask("record", { ...bare(played), format, ...(main ? { moves: main, variations } : {}) });
}
