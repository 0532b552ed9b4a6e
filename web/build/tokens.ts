/** The look as CSS: `virtual:tokens.css` holds a custom property for every token that style sheets use. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ID = "virtual:tokens.css";

interface Tokens {
  theme: Record<"light" | "dark", Theme>;
  radius: Record<string, number>;
  motion: { duration: Record<string, number>; easing: Record<string, string> };
  tile: Tile;
  type: { family: Record<string, string>; scale: Record<string, Style> };
}
interface Theme {
  surface: Record<string, string>;
  text: Record<string, string>;
  signal: Record<string, string>;
  ink: Record<string, string>;
  shadow: string;
  player: Record<string, Record<string, string>>;
}
type ByTheme<T> = Record<"light" | "dark", T>;
interface Tile {
  contour: { opacity: ByTheme<number> };
  groove: { opacity: ByTheme<number> };
  shadow: {
    near: { opacity: ByTheme<number>; colour: ByTheme<string> };
    far: { opacity: ByTheme<number> };
  };
}
interface Style {
  size: number | string;
  line: number;
  weight: number;
  tracking: string;
}

const properties = (named: Record<string, string | number>, prefix = "", unit = "") =>
  Object.entries(named).map(([name, value]) => `--${prefix}${name}: ${value}${unit};`);

/** How strong the layers of a tile are drawn. */
function tileProperties({ contour, groove, shadow }: Tile, name: "light" | "dark"): string[] {
  const strengths = {
    contour: contour.opacity[name],
    groove: groove.opacity[name],
    near: shadow.near.opacity[name],
    far: shadow.far.opacity[name],
  };
  const ink = shadow.near.colour[name];
  const inks = ink.startsWith("#") ? [`--near-ink: ${ink};`] : ["--near-ink: initial;"];
  return [...Object.entries(strengths).map(([part, strength]) => `--${part}-strength: ${strength};`), ...inks];
}

function themeProperties(look: Tokens, name: "light" | "dark"): string[] {
  const theme = look.theme[name];
  const players = Object.entries(theme.player).flatMap(([colour, inks]) => properties(inks, `${colour}-`));
  const plain = { ...theme.surface, ...theme.text, ...theme.signal, shadow: theme.shadow };
  return [...properties(plain), ...properties(theme.ink, "ink-"), ...players, ...tileProperties(look.tile, name)];
}

function typeProperties(scale: Tokens["type"]["scale"]): string[] {
  return Object.entries(scale).flatMap(([name, style]) => {
    const size = typeof style.size === "number" ? `${style.size / 16}rem` : style.size;
    return [`--${name}: ${style.weight} ${size}/${style.line} var(--font);`, `--${name}-tracking: ${style.tracking};`];
  });
}

export function tokens(file: string): Plugin {
  return {
    name: "cornerwise-tokens",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(file);
      const look = JSON.parse(readFileSync(file, "utf-8")) as Tokens;
      const [light, dark] = [themeProperties(look, "light").join(" "), themeProperties(look, "dark").join(" ")];
      const common = [
        ...properties(look.radius, "radius-", "px"),
        ...properties(look.motion.duration, "", "ms"),
        ...properties(look.motion.easing, "ease-"),
        `--font-ui: ${look.type.family.ui};`,
        `--font-arabic: ${look.type.family.arabic};`,
        "--font: var(--font-ui);",
        ...typeProperties(look.type.scale),
      ];
      return [
        `:root { ${common.join(" ")} }`,
        `:root, :root[data-theme="light"] { color-scheme: light; ${light} }`,
        `:root[data-theme="dark"] { color-scheme: dark; ${dark} }`,
        `@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; ${dark} } }`,
      ].join("\n");
    },
  };
}
