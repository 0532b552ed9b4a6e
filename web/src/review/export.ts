/** Saves a game as a file or a picture. */
import { table } from "../net/tables";
import { isDark } from "../browser/dark";
import { painted, saveFile } from "../browser/files";
import { bare, recordText, type PlayedGame } from "./playedGame";

export type Format = "blksgf" | "json" | "svg" | "png";
/** Pixels along the longer side: enough for print on a small page. */
const SIZE = 1600;

const picture = (played: PlayedGame, ply: number): Promise<string> =>
  table.ask("picture", {
    ...bare(played, ply),
    look: { theme: isDark() ? "dark" : "light", size: SIZE },
  });

async function made(played: PlayedGame, ply: number, format: Format): Promise<Blob> {
  if (format === "png") return painted(await picture(played, ply));
  if (format === "svg") return new Blob([await picture(played, ply)], { type: "image/svg+xml" });
  const type = format === "json" ? "application/json" : "application/x-blokus-sgf";
  return new Blob([await recordText(played, format)], { type });
}

/** The game, or a picture of it after some moves, as a file. */
export async function save(played: PlayedGame, ply: number, format: Format): Promise<void> {
  saveFile(await made(played, ply, format), `${played.variant}${played.date ? `-${played.date}` : ""}.${format}`);
}
