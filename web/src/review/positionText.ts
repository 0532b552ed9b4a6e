/** Positions in one line of text (docs/position-text.md): read by the rules, and as the part of an address after the `#`. */
import type { DrawnPiece } from "../game/laying.svelte";
import { openGame } from "../game/open";
import { hasMessage } from "../i18n/index.svelte";
import { table } from "../net/tables";
import { Refusal } from "../protocol/refusal";
import type { Arrangement } from "../protocol/types";
import type { Moves } from "./playedGame";
import { arrangeFault } from "./words";

export const UNREAD = "client/unread";
const BAR = "|";

/** What the rules say of a text; throws why it cannot be read. */
export async function arrangementOf(text: string): Promise<Arrangement> {
  try {
    return await table.ask("arrange", { text });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "match/bad-plan")) throw error;
    // A server says it in words, the kernel names a message, which may be one that only the server has.
    const isTold = error.message.includes(" ") || hasMessage(error.message);
    throw new Refusal(UNREAD, isTold ? error.message : "record-none");
  }
}

/** The moves that lead to the position; throws what is wrong with the text. */
export async function gameIn(text: string): Promise<Moves> {
  const found = await arrangementOf(text);
  if (found.fault) throw await refusalOf(found, found.fault);
  const { variant, rules, options, moves } = found;
  return { variant, rules, options, moves };
}

async function refusalOf(found: Arrangement, fault: NonNullable<Arrangement["fault"]>): Promise<Refusal> {
  const { board } = await openGame(found.variant, found.options);
  return new Refusal(UNREAD, arrangeFault(board, fault));
}

/** What lies on a board, in any order: the pieces of every colour, and the answer to a swap opening. */
export interface Drawn {
  pieces: readonly DrawnPiece[];
  answer: string | null;
}

/** As the parts of a text after its game. */
export function writeParts(colours: readonly string[], { pieces, answer }: Drawn): string[] {
  const laid = colours.map((name) => [
    name,
    ...pieces.filter(({ colour }) => colour === name).map(({ cells }) => cells),
  ]);
  return [...laid.filter((words) => words.length > 1).map((words) => words.join(" ")), ...(answer ? [answer] : [])];
}

/** What a text says that the rules need not allow. */
export function readParts(text: string, colours: readonly string[]): Drawn {
  const parts = text.split(BAR).slice(1);
  const words = parts.map((part) => part.trim().split(/\s+/));
  const pieces = words.flatMap(([colour = "", ...cells]) =>
    colours.includes(colour) ? cells.map((of) => ({ colour, cells: of })) : [],
  );
  return { pieces, answer: words.find(([word = ""]) => word && !colours.includes(word))?.[0] ?? null };
}

export const joinParts = (parts: readonly string[]): string => parts.join(` ${BAR} `);

/** Signs that programs neither change nor take for the end of an address, for the two that they do. */
const SIGNS: Readonly<Record<string, string>> = { " ": "_", [BAR]: "~" };

/** `duo_start=own~purple_e8,d9` for `duo start=own | purple e8,d9`. */
export const asAddress = (text: string): string =>
  text
    .trim()
    .replace(/\s*\|\s*/g, BAR)
    .replace(/\s+/g, " ")
    .replace(/[^\w.,=@/-]|_/gu, (sign) => SIGNS[sign] ?? escaped(sign));

const escaped = (sign: string): string => ({ _: "%5F", "~": "%7E" })[sign] ?? encodeURIComponent(sign);

/** The text in an address, also where somebody has typed it as it is. */
export function fromAddress(hash: string): string {
  const text = hash.replace(/^#/, "").replaceAll("_", " ").replaceAll("~", ` ${BAR} `);
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that encodes nothing
  }
}
