/**
 * Positions in one line of text (docs/position-text.md), read and written without a server. This is about the format alone:
 * the kernel plays what a line says.
 */
import { KernelRefusal, type GameKernel, type Options } from "./types";

const BAR = "|";
/** The number of the rules that is not written. */
const FIRST_RULES = 1;
const RULES = "rules";
const MOVES = "moves";

/** What a line says: the game, and what stands after it. */
export interface ReadText {
  variant: string;
  rules: number;
  /** As they were typed. */
  options: Options;
  parts: string[];
}

export function readPositionText(text: string): ReadText {
  const [head = "", ...parts] = text.split(BAR).map((part) => part.trim());
  const [variant = "", ...words] = head.split(/\s+/);
  const pairs: string[] = [];
  for (const word of words) {
    // A word without a sign goes on with the value before it, as height maps do.
    if (word.includes("=") || !pairs.length) pairs.push(word);
    else pairs.push(`${pairs.pop()} ${word}`);
  }
  const options: Options = {};
  let rules = FIRST_RULES;
  for (const pair of pairs) {
    const [name = "", ...value] = pair.split("=");
    if (name === RULES) rules = /^\d{1,3}$/.test(value.join("=")) ? Number(value.join("=")) : -1;
    else options[name.replaceAll("-", "_")] = value.join("=");
  }
  if (!variant) throw new KernelRefusal("match/bad-plan", "error-unknown-variant", {});
  return { variant, rules, options, parts };
}

/** The position after some moves as a line. */
export function writePositionText(game: GameKernel, moves: readonly string[]): string {
  const { variant, rules, options, hides } = game.facts();
  const { plies } = game.position(moves);
  const chosen = Object.entries(options).map(([name, value]) => `${name.replaceAll("_", "-")}=${typed(value)}`);
  const head = [variant, ...(rules === FIRST_RULES ? [] : [`${RULES}=${rules}`]), ...chosen].join(" ");
  const parts = hides ? [[MOVES, ...plies.map(({ move }) => move)]] : laidParts(game.board().colours, plies);
  return [
    head,
    ...parts.filter((words) => words.length > 1 || words[0] !== MOVES).map((words) => words.join(" ")),
  ].join(` ${BAR} `);
}

/** For every colour that has laid something its pieces in order, then the answer to a swap opening. */
function laidParts(colours: readonly string[], plies: readonly { colour: string; move: string }[]): string[][] {
  const isLaid = ({ move }: { move: string }) => /\d/.test(move);
  const laid = colours.map((colour) => [
    colour,
    ...plies.filter((ply) => ply.colour === colour && isLaid(ply)).map(({ move }) => move),
  ]);
  const answers = plies.filter((ply) => !isLaid(ply)).map(({ move }) => [move]);
  return [...laid.filter((words) => words.length > 1), ...answers];
}

const typed = (value: Options[string]) => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));
