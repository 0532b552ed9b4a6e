/** Games as files, JSON records (docs/records.md) or .blksgf (docs/sgf.md), written and read without a server. */
import { readSgf, writeSgf } from "../kernel/blksgf";
import { type GameKernel, KernelRefusal } from "../kernel/types";
import { ELSEWHERE, Refusal } from "../protocol/refusal";
import type { Position, RecordData } from "../protocol/types";
import type { Games } from "./games";
import { fields, list, maybe, oneOf, table, text, whole, anything } from "./checks";
import { OPTIONS } from "./messages";

const FORMAT = "cornerwise-record";
const VERSION = 1;
/** The number that is not written. */
const FIRST_RULES = 1;
const NAME = text(200);

const RECORD = fields({
  format: oneOf(FORMAT),
  version: whole(VERSION, VERSION),
  variant: text(40),
  rules: maybe(whole(1, 1000)),
  options: maybe(OPTIONS),
  players: maybe(list(NAME, 6)),
  date: maybe(NAME),
  event: maybe(NAME),
  moves: list(text(200, /./), 3000),
  comments: maybe(table(text(10_000), 3001)),
  result: anything,
});

export interface RecordedBy {
  players?: readonly string[];
  date?: string;
  /** Other lines of play, each from the beginning; only .blksgf holds them. */
  variations?: readonly (readonly string[])[] | undefined;
}

/** A game as a file of this format. Triominos have no words in .blksgf. */
export async function fileText(
  games: Games,
  format: "json" | "blksgf",
  game: GameKernel,
  moves: readonly string[],
  by: RecordedBy = {},
): Promise<string> {
  if (format === "json") return recordText(game, game.position(moves), by);
  if (game.facts().hides) throw elsewhere("tiles have no .blksgf");
  return writeSgf(await games.kernel(), game, moves, by);
}

function recordText(game: GameKernel, position: Position, { players = [], date = "" }: RecordedBy): string {
  const { variant, rules, options } = game.facts();
  const { result, scores } = position;
  return JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      variant,
      ...(rules === FIRST_RULES ? {} : { rules }),
      options,
      ...(players.some(Boolean) ? { players } : {}),
      ...(date ? { date } : {}),
      moves: position.plies.map(({ move }) => move),
      result: result && { scores, totals: result.totals, winners: result.winners },
    },
    null,
    1,
  );
}

export interface ReadGame {
  game: GameKernel;
  moves: string[];
  players: string[];
  data: RecordData["games"][number];
}

/** The games of a text, all replayed: a JSON record, a list of them, or .blksgf. A server says what is wrong with any other. */
export async function gamesOf(games: Games, source: string): Promise<ReadGame[]> {
  return source.trimStart().startsWith("(") ? sgfGames(games, source) : jsonGames(games, source);
}

async function sgfGames(games: Games, source: string): Promise<ReadGame[]> {
  const read = await readSgf(await games.kernel(), source).catch((error: unknown) => {
    throw error instanceof KernelRefusal ? elsewhere(error.message) : error;
  });
  return Promise.all(
    read.map(async (data) => {
      const game = await games.load(data.variant, data.options, data.rules);
      return { game, moves: data.moves, players: data.players, data };
    }),
  );
}

async function jsonGames(games: Games, source: string): Promise<ReadGame[]> {
  const found: ReadGame[] = [];
  for (const one of parsed(source)) {
    const record = RECORD(one, "record");
    const game = await games.load(record.variant, record.options ?? {}, record.rules ?? FIRST_RULES);
    const position = game.position(record.moves);
    const { plies, rules, options, over, variant } = position;
    if (plies.length !== record.moves.length || over !== Boolean(record.result))
      throw elsewhere("not as it was played");
    const { players = [], date = "", event = "", comments = {} } = record;
    const moves = plies.map(({ move }) => move);
    found.push({
      game,
      moves,
      players,
      data: { variant, rules, options, moves, players, date, event, comments, over, variations: [] },
    });
  }
  return found;
}

function parsed(source: string): unknown[] {
  try {
    const data: unknown = JSON.parse(source);
    return Array.isArray(data) ? data : [data];
  } catch {
    throw elsewhere("no JSON");
  }
}

const elsewhere = (why: string): Refusal => new Refusal(ELSEWHERE, why);

/** How records name the computer. */
export const levelOf = (player: string): number => Number(/^level ([1-9])$/.exec(player)?.[1] ?? 0);
