/** What tips may depend on, taken from a match. */
import type { Cell, GameModel } from "../board/game";
import { numbersOf } from "../board/tiles/tiles";
import { piecesLeft } from "../game/pieces";
import type { Moment } from "../learn/tips";
import type { Ply, State } from "../protocol/types";
import type { Play } from "./play.svelte";

/** How near the middle counts as there, as a share of the board. */
const MIDDLE = 0.2;

/** What is known when it is my turn; null at any other time. */
export function momentOf(play: Play): Moment | null {
  const { game, match, colour } = play;
  if (!play.isMyTurn || play.isHidden || colour === null || !match.state) return null;
  return game.board ? placingMoment(play, game.board, match.state, colour) : tilesMoment(play, match.state);
}

function placingMoment(play: Play, board: GameModel, state: State, colour: string): Moment {
  const { match, hold } = play;
  const own = play.plies.filter((ply) => ply.colour === colour).map(({ move }) => board.cellsOf(move));
  const corners = (match.reach[colour]?.corners ?? []).flatMap((name) => board.cell(name) ?? []);
  const rivals = Object.keys(state.owners ?? {}).filter((name) => !play.mine.includes(name));
  const { starts } = board.data;
  return {
    kind: "placing",
    solid: board.isSolid,
    plies: match.plies.length,
    swap: !starts.length && !board.isSolid,
    bonus: (match.snapshot?.options["scoring"] ?? "advanced") === "advanced" && starts.length > 0,
    colours: play.mine.length,
    laid: own.flatMap((cells) => (cells.length ? [cells.length] : [])),
    left: [...play.left(colour)].flatMap(([name, count]) =>
      Array.from({ length: count }, () => ({
        size: board.pieces.get(name)?.size ?? 0,
        places: hold.count(name),
      })),
    ),
    inMiddle: own.some((cells) => cells.some((cell) => nearMiddle(board, cell))),
    corners: corners.length,
    quarters: new Set(corners.map((cell) => quarterOf(board, cell))).size,
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

function tilesMoment({ hold, supply, laid, plies, seat }: Play, { worth }: State): Moment {
  const worths = Object.values(worth ?? {});
  return {
    kind: "tiles",
    hand: [...supply.keys()].map((tile) => ({
      value: numbersOf(tile).reduce((sum, number) => sum + number, 0),
      fits: hold.count(tile) > 0,
    })),
    laid: laid.length,
    bridge: worths.some(({ bridge }) => bridge),
    hexagons: Math.max(0, ...worths.map(({ hexagons }) => hexagons)),
    drawn: drawnLately(plies, seat),
  };
}

/** How many of a seat's latest moves in a row were draws. */
function drawnLately(plies: readonly Ply[], seat: number | null): number {
  const own = plies.filter((ply) => ply.seat === seat).toReversed();
  const until = own.findIndex(({ move }) => move !== "draw");
  return until < 0 ? own.length : until;
}
