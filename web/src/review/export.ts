/** Saves a game as a file or a picture. */
import { painted, saveFile } from "../browser/files";
import { drawn } from "../game/picture";
import { recordText, type PlayedGame, type Variations } from "./playedGame";

export type Format = "blksgf" | "json" | "svg" | "png";

const picture = ({ game, plies }: PlayedGame, ply: number): string =>
  drawn(game, game.laid(plies.slice(0, ply)), { last: true, coordinates: true });

async function made(played: PlayedGame, ply: number, format: Format, variations?: Variations): Promise<Blob> {
  if (format === "png") return painted(picture(played, ply));
  if (format === "svg") return new Blob([picture(played, ply)], { type: "image/svg+xml" });
  const type = format === "json" ? "application/json" : "application/x-blokus-sgf";
  return new Blob([await recordText(played, format, variations)], { type });
}

/** The game, or a picture of it after some moves, as a file; with its variations where the format holds them. */
export async function save(played: PlayedGame, ply: number, format: Format, variations?: Variations): Promise<void> {
  saveFile(
    await made(played, ply, format, variations),
    `${played.variant}${played.date ? `-${played.date}` : ""}.${format}`,
  );
}
