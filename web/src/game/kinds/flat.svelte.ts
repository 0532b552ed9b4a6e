/** Boards of squares or triangles. */
import Board from "../../board/Board.svelte";
import BoardPicture from "../../board/BoardPicture.svelte";
import { FreePlacements } from "../../board/freePlacements";
import { GameModel } from "../../board/game";
import { Hold } from "../../board/hold.svelte";
import { newBeads } from "../../board/laid";
import PieceIcon from "../../board/PieceIcon.svelte";
import { Placements } from "../../board/placements";
import type { BoardData } from "../../protocol/types";
import type { Game } from "../game";
import NudgePad from "../NudgePad.svelte";
import { boardGame, flatTask, placedOf, type PieceParts } from "./boards";

export function open(data: BoardData): Game<PieceParts> {
  const board = new GameModel(data);
  return {
    ...boardGame(board),
    ratio: Math.max(1, board.box.width / board.box.height),
    fills: false,
    drawsOutlines: true,
    sayTask: (laid, colour) => flatTask(board, laid, colour),
    progress: placedOf,
    meets: (laid) => newBeads(laid).length > 0,
    createHold: ({ legal }) => {
      const placements = $derived(new Placements(board, legal()));
      return new Hold(board, () => placements);
    },
    createFreeHold: (laid) => {
      const placements = $derived(new FreePlacements(board, laid()));
      return new Hold(board, () => placements);
    },
    Board,
    Icon: PieceIcon,
    Picture: BoardPicture,
    Nudge: NudgePad,
  };
}
