/** Numbered tiles on a table without edge, laid out of hands that others do not see. */
import { TileHold } from "../../board/tiles/hold.svelte";
import TileBoard from "../../board/tiles/TileBoard.svelte";
import TileIcon from "../../board/tiles/TileIcon.svelte";
import TilePicture from "../../board/tiles/TilePicture.svelte";
import { joinsOf, laidTiles, numbersOf, parseLay, tableAfter, type LaidTile } from "../../board/tiles/tiles";
import { t } from "../../i18n/index.svelte";
import type { TileData } from "../../protocol/types";
import { seatColour } from "../colours";
import type { Feat, Game, Parts } from "../game";
import TileHand from "../TileHand.svelte";
import { readTypedTile, typedTile } from "../typedTile";

interface TileParts extends Parts {
  board: null;
  hold: TileHold;
  laid: LaidTile;
}

/** A key for every place in the hand; R, Z, D and P have a meaning of their own. */
const KEYS = "123456789abcefghijklmnoqstuvwxy";
/** The numbers of a tile stand at so many corners. */
const CORNERS = 3;

/** What the held tile scores where it hovers, or what can be done without one. */
function sayHold(hold: TileHold, supply: ReadonlyMap<string, number>): string | null {
  const { piece, ghost, words } = hold;
  if (piece !== null) return ghost?.legal ? sayWorth(ghost.worth) : null;
  const tiles = [...supply.keys()].filter((tile) => hold.count(tile)).length;
  if (tiles) return t("field-pick", { tiles });
  return words.includes("draw") ? t("field-must-draw") : t("field-must-pass");
}

function sayWorth(worth: NonNullable<TileHold["ghost"]>["worth"]): string | null {
  if (worth?.hexagons) return t("field-closes-hexagon", { count: worth.hexagons, points: worth.points });
  if (worth?.bridge) return t("field-makes-bridge", { points: worth.points });
  return worth && t("field-scores", { points: worth.points });
}

/** A bridge or a hexagon, where it brings more than the numbers on the tile. */
function featOf(laid: readonly LaidTile[], points: number): Feat<TileParts> | null {
  const newest = laid.at(-1);
  if (!newest || points <= numbersOf(newest.tile).reduce((sum, number) => sum + number, 0)) return null;
  const { hexagons, bridge } = joinsOf(laid.slice(0, -1), newest);
  if (hexagons.length) return { name: "hexagon", count: hexagons.length, pieces: hexagons.flat() };
  return bridge && { name: "bridge", count: 1, pieces: bridge };
}

export const open = (data: TileData): Game<TileParts> => ({
  data,
  board: null,
  ratio: 1,
  fills: true,
  drawsOutlines: false,
  takesPlans: false,
  listColours: data.colours.map((_, seat) => seatColour(seat)),
  handScrolls: false,
  wordsAreActions: true,
  placeMessage: "field-lay",
  createHold: ({ legal, worth }) => new TileHold(legal, worth),
  laid: (plies, table) => (table ? laidTiles(table) : tableAfter(plies)),
  colourOf: ({ seat }) => seatColour(seat),
  placingOf: (move) => {
    const lay = parseLay(move);
    return lay && { piece: lay.tile, orientation: lay.rotation };
  },
  sizeOf: () => CORNERS,
  sayMove: (move) => {
    const lay = parseLay(move);
    return lay && t("move-lays-tile", { tile: lay.tile });
  },
  readTyped: readTypedTile,
  typedAs: typedTile,
  pickKeys: (supply) => new Map([...supply.keys()].map((tile, place) => [tile, KEYS[place] ?? ""])),
  featOf,
  sayHold,
  Board: TileBoard,
  Hand: TileHand,
  Icon: TileIcon,
  Picture: TilePicture,
});
