/**
 * Encodes a design into the text of a link, `duo/Two bars/Rc4d4e4Gd5e5`: a capital letter is a colour and begins a
 * piece, the names of its cells follow.
 */
import { linkAt } from "../browser/place";
import type { DrawnPiece } from "../game/laying.svelte";
import { COLOURS, type Design } from "./design";

const LETTERS: ReadonlyMap<string, string> = new Map(COLOURS.map((colour) => [colour[0]?.toUpperCase() ?? "", colour]));
const GAME = /^[a-z][a-z0-9-]*$/;
const WHOLE = /^(?:[A-Z](?:[a-z]+\d+)+)*$/;
const PIECE = /([A-Z])((?:[a-z]+\d+)+)/g;
const CELL = /[a-z]+\d+/g;
/** Longer titles are no titles. */
const LONGEST_TITLE = 200;

export function writeDesign({ game, title, pieces }: Design): string {
  const written = pieces.map(({ colour, cells }) => `${colour[0]?.toUpperCase()}${cells.replaceAll(",", "")}`);
  return `${game}/${encodeURIComponent(title)}/${written.join("")}`;
}

/** What a text writes, or null if it is damaged. Whether there is such a board, and the pieces fit it, is another question. */
export function readDesign(text: string): Design | null {
  const [game = "", title = "", written = "", ...more] = text.split("/");
  if (!GAME.test(game) || more.length || !WHOLE.test(written)) return null;
  const pieces: DrawnPiece[] = [];
  for (const [, letter = "", cells = ""] of written.matchAll(PIECE)) {
    const colour = LETTERS.get(letter);
    if (!colour) return null;
    pieces.push({ colour, cells: (cells.match(CELL) ?? []).join(",") });
  }
  try {
    return { game, title: decodeURIComponent(title).slice(0, LONGEST_TITLE), pieces };
  } catch {
    return null; // half a letter
  }
}

export const linkTo = (design: Design): string => linkAt(`/design#${writeDesign(design)}`);
