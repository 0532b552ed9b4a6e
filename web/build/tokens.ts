/**
 * The look as CSS: `virtual:tokens.css` holds a custom property for every token that style sheets use. Light is what holds
 * unless the system or the settings say dark. A board look and a tile look are attributes, of the page or of a part of it that
 * shows another one.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ID = "virtual:tokens.css";

type Tone = "light" | "dark";
type ByTone<T> = Record<Tone, T>;
type Inks = Record<string, string>;
interface Tokens {
  theme: ByTone<Theme>;
  radius: Record<string, number>;
  motion: { duration: Record<string, number>; easing: Record<string, string> };
  tile: { contour: { width: number }; groove: { width: number }; shadow: { near: { colour: ByTone<string> } } };
  type: { family: Record<string, string>; scale: Record<string, Style> };
  boards: Record<string, ByTone<Partial<Surfaces> & { toned?: boolean }>>;
  looks: Record<string, TileLook>;
  toned: Record<string, Inks>;
}
interface Theme {
  surface: Record<string, string>;
  text: Record<string, string>;
  signal: Record<string, string>;
  ink: Record<string, string>;
  shadow: string;
  player: Record<string, Inks>;
}
type Surfaces = Record<"board" | "grid" | "frame" | "line" | "felt" | "label", string>;
interface TileLook {
  strength: Record<string, ByTone<number>>;
  /** How much of the gradient there is, in percent. */
  shade: number;
  /** Of the lines, as a multiple of the usual. */
  width: number;
  edge: string | null;
  /** The lines of a pattern, and those round them in the ink of edges, as multiples of the usual width. */
  mark: Record<"core" | "casing", number>;
  /** Tiles with numbers. */
  numbered: Record<string, string | number>;
}
interface Style {
  size: number | string;
  line: number;
  weight: number;
  tracking: string;
}

const properties = (named: Record<string, string | number>, prefix = "", unit = "") =>
  Object.entries(named).map(([name, value]) => `--${prefix}${name}: ${value}${unit};`);

function themeProperties({ theme, tile }: Tokens, tone: Tone): string[] {
  const { surface, text, signal, shadow, ink, player } = theme[tone];
  const players = Object.entries(player).flatMap(([colour, inks]) => properties(inks, `${colour}-`));
  const near = tile.shadow.near.colour[tone];
  return [
    ...properties({ ...surface, ...text, ...signal, shadow }),
    ...properties(ink, "ink-"),
    ...players,
    `--near-ink: ${near.startsWith("#") ? near : "initial"};`,
  ];
}

/** A board has the theme's own surfaces but for what its look says, and on grounds that are not white, inks a little deeper. */
function boardProperties({ theme, boards, toned }: Tokens, name: string, tone: Tone): string[] {
  const { surface, text, player } = theme[tone];
  const { toned: isToned, ...own } = boards[name]![tone];
  const { board, grid, frame, line, felt, label } = { ...surface, label: text["muted"], ...own };
  const inks = Object.keys(toned).flatMap((colour) => {
    const { face, top, low, edge } = isToned ? toned[colour]! : player[colour]!;
    return properties({ face, top, low, edge } as Inks, `${colour}-`);
  });
  return [...properties({ board, grid, frame, felt, "board-line": line, "board-label": label } as Inks), ...inks];
}

function tileProperties({ tile, looks }: Tokens, name: string, tone: Tone): string[] {
  const { strength, shade, width, edge, mark, numbered } = looks[name]!;
  const strengths = Object.entries(strength).map(([layer, of]) => [`${layer}-strength`, of[tone]]);
  return [
    ...properties(Object.fromEntries(strengths) as Record<string, number>),
    ...properties({ shade: `${shade}%`, "edge-ink": edge ?? "initial" }),
    ...properties({ contour: width * tile.contour.width, groove: width * tile.groove.width, edge: width }, "width-"),
    ...properties(mark, "mark-"),
    ...properties(numbered, "numbered-"),
  ];
}

/** The attribute that each choice of a look is, with its properties. */
function lookProperties(look: Tokens, tone: Tone): [string, string[]][] {
  return [
    ...Object.keys(look.boards).map((name) => [`[data-board-look="${name}"]`, boardProperties(look, name, tone)]),
    ...Object.keys(look.looks).map((name) => [`[data-tile-look="${name}"]`, tileProperties(look, name, tone)]),
  ] as [string, string[]][];
}

function typeProperties(scale: Tokens["type"]["scale"]): string[] {
  return Object.entries(scale).flatMap(([name, style]) => {
    const size = typeof style.size === "number" ? `${style.size / 16}rem` : style.size;
    return [`--${name}: ${style.weight} ${size}/${style.line} var(--font);`, `--${name}-tracking: ${style.tracking};`];
  });
}

/** All rules of a tone, for a page that `root` tells. */
function toneRules(look: Tokens, tone: Tone, root: string): string {
  const looks = lookProperties(look, tone).map(
    ([choice, held]) => `${root}${choice}, ${root} ${choice} { ${held.join(" ")} }`,
  );
  return [`${root} { color-scheme: ${tone}; ${themeProperties(look, tone).join(" ")} }`, ...looks].join("\n");
}

export function tokensCss(look: Tokens): string {
  const common = [
    ...properties(look.radius, "radius-", "px"),
    ...properties(look.motion.duration, "", "ms"),
    ...properties(look.motion.easing, "ease-"),
    ...properties(look.type.family, "font-"),
    "--font: var(--font-ui);",
    ...typeProperties(look.type.scale),
  ];
  return [
    `:root { ${common.join(" ")} }`,
    toneRules(look, "light", ":root"),
    toneRules(look, "dark", ':root[data-theme="dark"]'),
    `@media (prefers-color-scheme: dark) { ${toneRules(look, "dark", ':root:not([data-theme="light"])')} }`,
  ].join("\n");
}

export function tokens(file: string): Plugin {
  return {
    name: "cornerwise-tokens",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(file);
      return tokensCss(JSON.parse(readFileSync(file, "utf-8")) as Tokens);
    },
  };
}
