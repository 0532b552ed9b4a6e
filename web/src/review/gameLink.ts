/** Encodes a whole game into a link, compressed. */
import type { Moves, RecordedGame } from "./playedGame";

type Packed = Moves & Partial<RecordedGame>;
/** What a link may hold; those made before rules had numbers lack these. */
type Linked = Omit<Packed, "rules"> & Partial<Moves>;

/** The rules of links without a number. */
const FIRST_RULES = 1;

async function through(data: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(data).body?.pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}

/** As the part of an address after the `#`. */
export async function pack(game: Packed): Promise<string> {
  const { variant, rules, options, moves, players, date, event, comments, variations } = game;
  const text = JSON.stringify({ variant, rules, options, moves, players, date, event, comments, variations });
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The game in a link; null where there is none that can be read. */
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
