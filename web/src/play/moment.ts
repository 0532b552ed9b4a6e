/** A match as tips see it. */
import type { FieldPlay } from "./fieldPlay.svelte";
import { numbersOf } from "../board/tiles/tiles";
import type { Cell, GameModel } from "../board/game";
import { piecesLeft } from "../game/pieces";
import type { Play } from "./play.svelte";
import type { PlacingMoment, TilesMoment } from "../learn/tips";

/** How near the middle counts as there, as a share of the board. */
const MIDDLE = 0.2;

/** What is known when it is my turn; null at any other time. */
export function placingMoment(play: Play): PlacingMoment | null {
  const { game, match, colour } = play;
  if (!play.isMyTurn || colour === null || !match.state) return null;
  const own = play.laid.filter((piece) => piece.colour === colour);
  const corners = (match.outlook[colour]?.corners ?? []).flatMap((name) => game.cell(name) ?? []);
  const rivals = Object.keys(match.state.owners ?? {}).filter((name) => !play.mine.includes(name));
  return {
    kind: "placing",
    solid: game.data.lattice === "cube",
    plies: match.plies.length,
    swap: !game.data.starts.length && game.data.lattice !== "cube",
    bonus: (match.snapshot?.options["scoring"] ?? "advanced") === "advanced" && game.data.starts.length > 0,
    colours: play.mine.length,
    laid: own.map(({ cells }) => cells.length),
    left: [...play.left(colour)].flatMap(([name, count]) =>
      Array.from({ length: count }, () => ({
        size: game.pieces.get(name)?.size ?? 0,
        places: play.placements.count(name),
      })),
    ),
    inMiddle: own.some(({ cells }) => cells.some((cell) => nearMiddle(game, cell))),
    corners: corners.length,
    quarters: new Set(corners.map((cell) => quarterOf(game, cell))).size,
    rivals: rivals.filter((name) => !play.resting.includes(name)).map((name) => piecesLeft(play.left(name))),
  };
}

const middleOf = ({ box }: GameModel) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function nearMiddle(game: GameModel, { centre }: Cell): boolean {
  const { x, y } = middleOf(game);
  return Math.hypot((centre.x - x) / game.box.width, (centre.y - y) / game.box.height) < MIDDLE;
}

function quarterOf(game: GameModel, { centre }: Cell): string {
  const { x, y } = middleOf(game);
  return `${centre.x < x} ${centre.y < y}`;
}

export function tilesMoment(play: FieldPlay): TilesMoment | null {
  const { match, hold, seat } = play;
  if (!play.isMyTurn || !match.state) return null;
  const worths = Object.values(match.state.worth ?? {});
  return {
    kind: "tiles",
    hand: play.hand.map((tile) => ({
      value: numbersOf(tile).reduce((sum, number) => sum + number, 0),
      fits: hold.count(tile) > 0,
    })),
    laid: play.laid.length,
    bridge: worths.some(({ bridge }) => bridge),
    hexagons: Math.max(0, ...worths.map(({ hexagons }) => hexagons)),
    drawn: drawnLately(play.plies, seat),
  };
}

/** How many of a seat's latest moves in a row were draws. */
function drawnLately(plies: FieldPlay["plies"], seat: number | null): number {
  const own = plies.filter((ply) => ply.seat === seat).toReversed();
  const until = own.findIndex(({ move }) => move !== "draw");
  return until < 0 ? own.length : until;
}
