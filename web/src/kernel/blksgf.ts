/**
 * Games of placing variants as .blksgf files (docs/sgf.md), read and written without a server. This is about the format alone:
 * the kernel says which moves are legal, and how games are named stands in `blksgf.json` of the build.
 */
import type { RecordData } from "../protocol/types";
import { type GameKernel, type Kernel, KernelRefusal, type Options } from "./types";

export type RecordedGame = RecordData["games"][number];

/** What a file tells beside the moves. */
export interface About {
  players?: readonly string[];
  date?: string;
  event?: string;
  /** What was said after so many moves. */
  comments?: Readonly<Record<string, string>>;
  /** Other lines of play, each from the beginning. */
  variations?: readonly (readonly string[])[] | undefined;
}

interface Names {
  own_name: string;
  own_property: string;
  rules_name: string;
  first_rules: number;
  variants: string[];
  /** The games that other programs know, with all their options. */
  common: Record<string, { variant: string; options: Options }>;
  /** The name that a game of ours has there. */
  names: Record<string, string>;
  setup: string[];
  moves: string[];
  most_characters: number;
  most_nodes: number;
  most_variations: number;
}

interface Node {
  properties: Map<string, string[]>;
  children: Node[];
  offset: number;
}

/** A node to be written. */
interface Written {
  text: string;
  children: Written[];
}

const PASS = "pass";

/** The games of a text: the main line of every tree, replayed. */
export async function readSgf(kernel: Kernel, text: string): Promise<RecordedGame[]> {
  const names = await namesOf(kernel);
  const games: RecordedGame[] = [];
  for (const root of new Reader(text, names).trees()) games.push(await gameOf(kernel, names, root));
  return games;
}

/** A game as a file; passes are not written. */
export async function writeSgf(
  kernel: Kernel,
  game: GameKernel,
  moves: readonly string[],
  { players = [], date = "", event = "", comments = {}, variations = [] }: About = {},
): Promise<string> {
  const names = await namesOf(kernel);
  const { variant, rules, options, seats } = game.facts();
  const position = game.position(moves);
  const root: [string, string[]][] = [
    ["GM", [await nameFor(kernel, names, variant, position)]],
    ["CA", ["UTF-8"]],
    ["AP", [names.own_name]],
  ];
  const common = names.common[names.names[variant] ?? ""];
  if (common?.variant !== variant || !sameOptions(common.options, options)) {
    const numbered = rules === names.first_rules ? [] : [`${names.rules_name}:${rules}`];
    const chosen = Object.entries(options).map(([name, value]) => `${name.replaceAll("_", "-")}:${typed(value)}`);
    root.push([names.own_property, [variant, ...numbered, ...chosen]]);
  }
  playerProperties(seats).forEach((name, seat) => root.push([name, [players[seat] ?? ""]]));
  root.push(["DT", [date]], ["EV", [event]], ["RE", [resultOf(position, seats)]]);
  const colours = Object.keys(position.scores);
  const tree: Written = {
    text: root
      .filter(([, [first]]) => first)
      .map(property)
      .join(""),
    children: [],
  };
  for (const line of [position.plies, ...variations.map((one) => game.position(one).plies)]) {
    let node = tree;
    for (const { colour, move } of line) {
      const text = property([colourProperty(colours, colour), [move]]);
      const known = node.children.find((child) => child.text === text);
      node = known ?? node.children[node.children.push({ text, children: [] }) - 1]!;
    }
  }
  for (const [ply, comment] of Object.entries(comments)) {
    let node: Written | undefined = tree;
    for (let i = 0; i < Number(ply); i++) node = node?.children[0];
    if (node) node.text += property(["C", [comment]]);
  }
  return `${treeText(tree)}\n`;
}

/** A bracket round a line; where it parts, each way has a bracket of its own. */
function treeText(node: Written): string {
  let text = `;${node.text}`;
  let last = node;
  while (last.children.length === 1 && last.children[0]) {
    last = last.children[0];
    text += `\n;${last.text}`;
  }
  return `(${text}${last.children.map((child) => `\n${treeText(child)}`).join("")})`;
}

async function namesOf(kernel: Kernel): Promise<Names> {
  return JSON.parse(new TextDecoder().decode(await kernel.read("blksgf.json"))) as Names;
}

const typed = (value: Options[string]) => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));
const sameOptions = (one: Options, other: Options) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
const property = ([name, values]: [string, string[]]) =>
  name + values.map((value) => `[${value.replaceAll(/[\\\]]/g, "\\$&")}]`).join("");

const playerProperties = (seats: number) =>
  seats === 2 ? ["PB", "PW"] : Array.from({ length: seats }, (_, seat) => `P${seat + 1}`);

function colourProperty(colours: readonly string[], colour: string): string {
  const number = colours.indexOf(colour);
  return colours.length === 2 ? "BW".charAt(number) : String(number + 1);
}

type Position = ReturnType<GameKernel["position"]>;

/** SGF has a way to write results between two players only. */
function resultOf({ result }: Position, seats: number): string {
  if (!result || seats !== 2) return "";
  const [first = 0, second = 0] = result.totals;
  return result.winners.length === 2 ? "0" : `${"BW".charAt(result.winners[0] ?? 0)}+${Math.abs(first - second)}`;
}

/** The common name if the game could have been played under it, move by move; otherwise our own. */
async function nameFor(kernel: Kernel, names: Names, variant: string, position: Position): Promise<string> {
  const name = names.names[variant];
  const common = names.common[name ?? ""];
  if (!name || !common) return names.own_name;
  const twin = await kernel.load(common.variant, common.options);
  try {
    return order(twin.position(position.plies.map(({ move }) => move))) === order(position) ? name : names.own_name;
  } catch (error) {
    if (error instanceof KernelRefusal) return names.own_name;
    throw error;
  } finally {
    twin.close();
  }
}

/** Who moved and who is to move, by numbers: colours have other names elsewhere. */
function order({ plies, turn, scores }: Position): string {
  const colours = Object.keys(scores);
  return [...plies.map(({ colour, seat }) => `${colours.indexOf(colour)} ${seat}`), colours.indexOf(turn ?? "")].join();
}

// Reading

const first = (node: Node, name: string) => node.properties.get(name)?.[0] ?? "";
const refusal = (message: string, offset: number | null, more: Record<string, unknown> = {}) =>
  new KernelRefusal("match/bad-plan", message, { ...more, ...(offset === null ? {} : { offset }) });

async function gameOf(kernel: Kernel, names: Names, root: Node): Promise<RecordedGame> {
  const { variant, options, rules } = named(names, root);
  const game = await kernel.load(variant, options, rules);
  try {
    const [main = [root], ...others] = linesOf(root, 1 + names.most_variations);
    const { moves, comments } = played(game, names, main);
    const { rules: number, options: chosen, plies, over } = game.position(moves);
    const seats = game.facts().seats;
    const players = playerProperties(seats).map((name) => first(root, name));
    return {
      variant,
      rules: number,
      options: chosen,
      moves: plies.map(({ move }) => move),
      players: players.some(Boolean) ? players : [],
      date: first(root, "DT"),
      event: first(root, "EV"),
      comments,
      over,
      variations: others.flatMap((line) => {
        try {
          return [game.position(played(game, names, line).moves).plies.map(({ move }) => move)];
        } catch (error) {
          if (error instanceof KernelRefusal) return []; // only the main line has to be a game
          throw error;
        }
      }),
    };
  } finally {
    game.close();
  }
}

/** The game that a root names, with its options. */
function named(names: Names, root: Node): { variant: string; options: Options; rules?: number } {
  const name = first(root, "GM");
  const common = Object.hasOwn(names.common, name) ? names.common[name] : undefined;
  if (!common && name !== names.own_name) throw refusal("error-sgf-game", root.offset, { name });
  const own = root.properties.get(names.own_property);
  if (!own) {
    if (!common) throw refusal("error-sgf-own", root.offset, { name, property: names.own_property });
    return common;
  }
  const [variant = "", ...texts] = own;
  if (!names.variants.includes(variant)) throw refusal("error-no-game", root.offset, { name: variant });
  if (name !== names.own_name && name !== names.names[variant])
    throw refusal("error-sgf-two-games", root.offset, { name, game: variant });
  const options: Options = {};
  let rules: number | undefined;
  for (const text of texts) {
    const colon = text.indexOf(":");
    const [option, value] = colon < 0 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
    const field = option.replaceAll("-", "_");
    if (option === names.rules_name ? rules !== undefined : Object.hasOwn(options, field))
      throw refusal("error-field-twice", root.offset, { field: option });
    if (option === names.rules_name) rules = /^\d{1,3}$/.test(value) ? Number(value) : -1;
    else options[field] = value;
  }
  return { variant, options, rules: rules ?? names.first_rules };
}

/** The ways from a root to an end, the main line first, as many as wanted. Loops, so that no nesting is too deep. */
function linesOf(root: Node, most: number): Node[][] {
  const lines: Node[][] = [];
  const todo: [number, Node][] = [[0, root]];
  const path: Node[] = [];
  for (let next = todo.pop(); next && lines.length < most; next = todo.pop()) {
    const [depth, node] = next;
    path.splice(depth, path.length, node);
    if (!node.children.length) lines.push([...path]);
    for (const child of node.children.toReversed()) todo.push([depth + 1, child]);
  }
  return lines;
}

/** The moves of a line, without passes of colours that are passed over anyway, and what is said along it. */
function played(
  game: GameKernel,
  names: Names,
  line: readonly Node[],
): { moves: string[]; comments: Record<string, string> } {
  const moves: string[] = [];
  const comments: Record<string, string> = {};
  let ply = 0;
  for (const node of line) {
    const { properties, offset } = node;
    const setup = names.setup.find((name) => properties.has(name));
    if (setup) throw refusal("error-sgf-setup", offset, { name: setup });
    const now = game.state(moves, []);
    const colours = Object.keys(now.scores);
    const colour = (name: string): string => {
      const found = colours.find((one) => name === colourProperty(colours, one) || name === one.toUpperCase());
      if (!found) throw refusal("error-sgf-colour", offset, { name });
      return found;
    };
    const checkTurn = (name: string): void => {
      const early = colour(name);
      if (now.turn !== null && now.turn !== early)
        throw refusal("error-sgf-early", offset, { number: moves.length + 1, colour: early, turn: now.turn });
    };
    if (properties.has("PL")) checkTurn(first(node, "PL"));
    const [name, second] = names.moves.filter((one) => properties.has(one));
    if (second) throw refusal("error-sgf-two-moves", offset, { first: name, second });
    if (name) {
      // A piece was a list of cells in the files of long ago: B[e8][e9] for B[e8,e9].
      const text = (properties.get(name) ?? []).join(",").trim().toLowerCase() || PASS;
      const who = colour(name);
      ply += Number(text !== PASS);
      if (text !== PASS || !(now.turn === null || now.skipped?.includes(who))) {
        checkTurn(name);
        moves.push(text);
        game.state(moves, []); // throws what the rules forbid
      }
    }
    const said = first(node, "C");
    if (said) comments[ply] = comments[ply] ? `${comments[ply]}\n${said}` : said;
  }
  return { moves, comments };
}

/** Walks over a text once, hanging nodes into trees. Loops, so that no nesting is too deep. */
class Reader {
  private at = 0;
  private count = 0;
  private readonly roots: Node[] = [];
  /** For every open bracket the node it hangs on, none for a root. */
  private readonly above: (Node | null)[] = [];
  /** The node last begun, or the one that a closed variation hung on. */
  private node: Node | null = null;
  private opened = false;

  constructor(
    private readonly text: string,
    private readonly names: Names,
  ) {}

  trees(): Node[] {
    if (this.text.length > this.names.most_characters) throw refusal("error-file-long", null);
    if (this.text.startsWith("\ufeff")) this.at = 1;
    for (let sign = this.next(); sign; sign = this.next()) {
      if (sign === "(") this.open();
      else if (sign === ";") this.begin();
      else if (sign === ")") this.close();
      else this.property();
    }
    if (this.above.length) throw this.error("error-sgf-unfinished");
    if (!this.roots.length) throw this.error("error-sgf-no-tree");
    return this.roots;
  }

  private open(): void {
    if (this.opened) throw this.error("error-sgf-no-node");
    this.above.push(this.node);
    this.opened = true;
    this.at++;
  }

  private begin(): void {
    if (!this.above.length || this.isClosed()) throw this.error("error-sgf-node-place");
    if (++this.count > this.names.most_nodes) throw this.error("error-sgf-many");
    const node: Node = { properties: new Map(), children: [], offset: this.at };
    (this.node ? this.node.children : this.roots).push(node);
    this.node = node;
    this.opened = false;
    this.at++;
  }

  private close(): void {
    if (!this.above.length || this.opened) throw this.error("error-sgf-close");
    this.node = this.above.pop() ?? null;
    this.at++;
  }

  private property(): void {
    const name = this.match(/[A-Za-z0-9]+/y);
    if (!name) throw this.error("error-sgf-meaning");
    if (!this.node || this.opened || this.isClosed()) throw this.error("error-sgf-property-place");
    if (this.node.properties.has(name)) throw this.error("error-sgf-property-twice");
    const values: string[] = [];
    while (this.next() === "[") values.push(this.value());
    if (!values.length) throw this.error("error-sgf-no-value");
    this.node.properties.set(name, values);
  }

  private value(): string {
    let text = "";
    for (this.at++; this.at < this.text.length; this.at++) {
      const sign = this.text.charAt(this.at);
      if (sign === "]") {
        this.at++;
        return text;
      }
      const lineBreak = this.lineBreak(sign === "\\" ? this.at + 1 : this.at);
      if (sign === "\\") {
        if (this.at + 1 === this.text.length) break;
        if (!lineBreak) text += this.text.charAt(this.at + 1);
        this.at += lineBreak || 1;
      } else if (lineBreak) {
        text += "\n"; // however the line was broken
        this.at += lineBreak - 1;
      } else {
        text += sign;
      }
    }
    throw this.error("error-sgf-endless");
  }

  /** How many signs break a line here. */
  private lineBreak(at: number): number {
    const two = this.text.slice(at, at + 2);
    return two === "\r\n" || two === "\n\r" ? 2 : Number(two.startsWith("\r") || two.startsWith("\n"));
  }

  /** Whether the node is done with, for its variations have begun. */
  private isClosed(): boolean {
    return !this.opened && Boolean(this.node?.children.length);
  }

  /** The next sign that is no space, empty at the end. */
  private next(): string {
    this.match(/[ \t\n\r\f\v]*/y);
    return this.text.charAt(this.at);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.at += found.length;
    return found;
  }

  private error(message: string): KernelRefusal {
    return refusal(message, this.at);
  }
}
