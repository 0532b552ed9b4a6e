/** Boards of cubes, which stand in space. */
import { FreePlacements } from "../../board/freePlacements";
import { GameModel } from "../../board/game";
import { Placements } from "../../board/placements";
import { Columns, Ground } from "../../board/solid/columns";
import CubeIcon from "../../board/solid/CubeIcon.svelte";
import HeightMap from "../../board/solid/HeightMap.svelte";
import { SolidHold } from "../../board/solid/hold.svelte";
import SolidBoard from "../../board/solid/SolidBoard.svelte";
import SolidPicture from "../../board/solid/SolidPicture.svelte";
import { t } from "../../i18n/index.svelte";
import type { BoardData } from "../../protocol/types";
import type { Game } from "../game";
import { boardGame, type PieceParts } from "./boards";

interface SolidParts extends PieceParts {
  hold: SolidHold;
}

export function open(data: BoardData): Game<SolidParts> {
  const board = new GameModel(data);
  const ground = new Ground(board);
  return {
    ...boardGame(board),
    ratio: 1,
    fills: true,
    drawsOutlines: false,
    sayTask: (laid, colour) => {
      if (laid.some((piece) => piece.colour === colour)) return t("task-face");
      return t(laid.length ? "task-join" : "task-base");
    },
    progress: (laid, colours) => ({
      message: "seat-seen",
      cells: new Columns(ground, laid).all.filter(({ top }) => top && colours.includes(top.colour)).length,
    }),
    createHold: ({ legal, laid }) => {
      const placements = $derived(new Placements(board, legal()));
      const columns = $derived(new Columns(ground, laid()));
      return new SolidHold(
        board,
        () => placements,
        () => columns,
      );
    },
    createFreeHold: (laid) => {
      const placements = $derived(new FreePlacements(board, laid()));
      const columns = $derived(new Columns(ground, laid()));
      return new SolidHold(
        board,
        () => placements,
        () => columns,
      );
    },
    Board: SolidBoard,
    Icon: CubeIcon,
    Picture: SolidPicture,
    Map: HeightMap,
  };
}
