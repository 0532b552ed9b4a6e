/** Links that hold a game: compressed, or a short one as the text of its position, which people can read and write. */
import { table } from "../net/tables";
import type { Moves, RecordedGame, Variations } from "./playedGame";
import { asAddress, fromAddress, gameIn } from "./positionText";

type Packed = Moves & Partial<RecordedGame>;
/** What a link may hold; those made before rules had numbers lack these. */
type Linked = Omit<Packed, "rules"> & Partial<Moves>;

/** The rules of links without a number. */
const FIRST_RULES = 1;

async function through(data: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(data).body?.pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}

/** Longer addresses are cut off by some programs, and nobody reads them. */
const MOST_TEXT = 1000;

/** A position with all that was tried, as the part of an address after the `#`: its text, if that is all and short. */
export async function linkOf(game: Moves & { variations?: Variations }): Promise<string> {
  const { variations = [], ...line } = game;
  const isAll = variations.every((other) => other.length <= line.moves.length) && variations.length <= 1;
  const text = isAll ? await table.ask("text", line).catch(() => null) : null;
  const address = text && asAddress(text.text);
  return address && address.length <= MOST_TEXT ? address : pack(game);
}

/** The game in a link of either form; null where there is none. Throws what is wrong with a text. */
export async function readLink(hash: string): Promise<RecordedGame | null> {
  const packed = await unpack(hash);
  if (packed) return packed;
  const text = fromAddress(hash).trim();
  return text ? { ...(await gameIn(text)), players: [], date: "", event: "", comments: {} } : null;
}

/** The same as `linkOf`, compressed and with what a record says of the game. */
export async function pack(game: Packed): Promise<string> {
  const { variant, rules, options, moves, players, date, event, comments, variations } = game;
  const text = JSON.stringify({ variant, rules, options, moves, players, date, event, comments, variations });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The game in a compressed link; null where there is none that can be read. */
export async function unpack(hash: string): Promise<RecordedGame | null> {
  const text = hash.replace(/^#/, "").replaceAll("-", "+").replaceAll("_", "/");
  if (!text) return null;
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const data = await through(bytes, new DecompressionStream("deflate-raw"));
    const game = JSON.parse(new TextDecoder().decode(data)) as Linked;
    if (typeof game.variant !== "string" || !Array.isArray(game.moves)) return null;
    return { rules: FIRST_RULES, players: [], date: "", event: "", comments: {}, ...game };
  } catch {
    return null;
  }
}
