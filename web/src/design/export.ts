/** A design as a file: a drawing, an image, or the data that other programs read (docs/designs.md). */
import { painted, saveFile } from "../browser/files";
import { openGame } from "../game/open";
import { drawn } from "../game/picture";
import { laidIn } from "../game/laying.svelte";
import type { Design } from "./design";

export type Format = "png" | "svg" | "json";

const FORMAT = "cornerwise-design";
const VERSION = 1;

async function drawing({ game: name, title, pieces }: Design): Promise<string> {
  const game = await openGame(name, {}, { starts: [] });
  return drawn(game, game.board ? laidIn(game.board, pieces) : [], { title });
}

function recordOf({ game: variant, title, pieces }: Design): string {
  const record = { format: FORMAT, version: VERSION, variant, options: {}, ...(title ? { title } : {}), pieces };
  return `${JSON.stringify(record, null, 1)}\n`;
}

async function made(design: Design, format: Format): Promise<Blob> {
  if (format === "png") return painted(await drawing(design));
  if (format === "svg") return new Blob([await drawing(design)], { type: "image/svg+xml" });
  return new Blob([recordOf(design)], { type: "application/json" });
}

export async function save(design: Design, format: Format): Promise<void> {
  const name = design.title.replaceAll(/[\\/:*?"<>|]/g, "").trim() || "design";
  saveFile(await made(design, format), `${name}.${format}`);
}
