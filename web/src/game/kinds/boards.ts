/** What flat boards and boards of cubes have in common: pieces made of cells, laid by their colours. */
import type { GameModel } from "../../board/game";
import type { Hold } from "../../board/hold.svelte";
import { laidPieces, type LaidPiece } from "../../board/laid";
import { t } from "../../i18n/index.svelte";
import type { Game, Parts } from "../game";
import { pieceAndPlace } from "../moves";
import { trayKeys } from "../pieces";
import Tray from "../Tray.svelte";

export interface PieceParts extends Parts {
  board: GameModel;
  hold: Hold;
  laid: LaidPiece;
}

export const boardGame = (board: GameModel) =>
  ({
    data: board.data,
    board,
    takesPlans: true,
    takesHints: true,
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
    pickKeys: () => trayKeys(board),
    Hand: Tray,
  }) satisfies Partial<Game<PieceParts>>;
