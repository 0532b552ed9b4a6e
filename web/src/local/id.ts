/** Names of matches that run in this browser: nobody else can follow a link to them. */
const PREFIX = "local-";
const BYTES = 16;

export const isLocal = (match: string): boolean => match.startsWith(PREFIX);

/** 128 random bits; the same text is the key under which the game is handed to a server. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What decides all that is left to chance: 256 bits, as the server has them. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The key that a match is handed to a server by. */
export const keyOf = (match: string): string => match.slice(PREFIX.length);

export const newMatchId = (): string => PREFIX + randomKey();
