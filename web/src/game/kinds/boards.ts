/** What flat boards and boards of cubes have in common: pieces made of cells, laid by their colours. */
import type { GameModel } from "../../board/game";
import type { Hold } from "../../board/hold.svelte";
import { laidPieces, type LaidPiece } from "../../board/laid";
import { t } from "../../i18n/index.svelte";
import type { Game, Parts, Progress } from "../game";
import { pieceAndPlace, shortMove } from "../moves";
import { trayKeys } from "../pieces";
import Tray from "../Tray.svelte";
import { readTyped } from "../typed";

export interface PieceParts extends Parts {
  board: GameModel;
  hold: Hold;
  laid: LaidPiece;
}

/** Where a colour plays its next piece on squares or triangles. */
export function flatTask(board: GameModel, laid: readonly LaidPiece[], colour: string): string {
  if (laid.some((piece) => piece.colour === colour)) return t("task-corner");
  const { starts } = board.data;
  if (!starts.length) return t("task-anywhere");
  const { shape } = board;
  return t(starts.some((start) => start.colour === colour) ? "task-own-start" : "task-start", { shape });
}

/** Points that are squares left start far below zero; squares placed say the same, start there and are always known. */
export function placedOf(
  laid: readonly LaidPiece[],
  colours: readonly string[],
  scores: Readonly<Record<string, number>> | null,
): Progress | null {
  if (scores && !Object.values(scores).some((points) => points < 0)) return null;
  const own = laid.filter(({ colour }) => colours.includes(colour));
  return { message: "seat-placed", cells: own.reduce((sum, { cells }) => sum + cells.length, 0) };
}

export const boardGame = (board: GameModel) =>
  ({
    data: board.data,
    board,
    takesPlans: true,
    listColours: board.data.colours,
    handScrolls: true,
    wordsAreActions: false,
    placeMessage: "action-place",
    laid: (plies) => laidPieces(board, plies),
    colourOf: ({ colour }) => colour,
    placingOf: (move) => board.placingOf(board.cellsOf(move)) ?? null,
    sizeOf: (move) => move.split(",").length,
    sayMove: (move) => {
      const laid = pieceAndPlace(board, move);
      return laid && t("move-lays", laid);
    },
    readTyped: (legal, text) => readTyped(board, legal, text),
    typedAs: (move) => shortMove(board, move),
    pickKeys: () => trayKeys(board),
    Hand: Tray,
  }) satisfies Partial<Game<PieceParts>>;
