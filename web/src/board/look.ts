/** What the chosen looks of board and tiles add to a drawing beside their colours, which style sheets know. */
import { boards, looks } from "../../../src/cornerwise/drawing/tokens.json";
import { settings, type Settings } from "../browser/settings.svelte";

type Texture = string | null;
const BOARDS: Readonly<Record<Settings["boardLook"], { texture: Texture }>> = boards;
const TILES: Readonly<Record<Settings["tileLook"], { texture: Texture; gloss: number }>> = looks;

/** The pattern over board and tiles, by the name of its definition. */
export const boardTexture = (look = settings.boardLook): Texture => BOARDS[look].texture;
export const tileTexture = (look = settings.tileLook): Texture => TILES[look].texture;

/** How much a cube reflects, from 0 to 1. */
export const tileGloss = (): number => TILES[settings.tileLook].gloss;
