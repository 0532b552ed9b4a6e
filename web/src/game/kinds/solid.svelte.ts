/** Boards of cubes, which stand in space. */
import { GameModel } from "../../board/game";
import { Placements } from "../../board/placements";
import { Columns, Ground } from "../../board/solid/columns";
import CubeIcon from "../../board/solid/CubeIcon.svelte";
import HeightMap from "../../board/solid/HeightMap.svelte";
import { SolidHold } from "../../board/solid/hold.svelte";
import SolidBoard from "../../board/solid/SolidBoard.svelte";
import SolidPicture from "../../board/solid/SolidPicture.svelte";
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
    createHold: ({ legal, laid }) => {
      const placements = $derived(new Placements(board, legal()));
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
