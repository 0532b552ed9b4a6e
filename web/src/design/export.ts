/** A design as a file: a drawing, an image, or the data that other programs read. */
import { table } from "../net/tables";
import { isDark } from "../browser/dark";
import { painted, saveFile } from "../browser/files";
import type { Design } from "./design";

export type Format = "png" | "svg" | "json";

/** Pixels along the longer side: enough for print on a small page. */
const SIZE = 1600;

const bodyOf = ({ game, title, pieces }: Design): object => ({ variant: game, title, pieces });

function drawing(design: Design): Promise<string> {
  const look = { theme: isDark() ? "dark" : "light", coordinates: false, last: false, size: SIZE, title: design.title };
  return table.ask("designPicture", { ...bodyOf(design), look });
}

async function made(design: Design, format: Format): Promise<Blob> {
  if (format === "png") return painted(await drawing(design));
  if (format === "svg") return new Blob([await drawing(design)], { type: "image/svg+xml" });
  const { record } = await table.ask("design", bodyOf(design));
  return new Blob([record], { type: "application/json" });
}

export async function save(design: Design, format: Format): Promise<void> {
  const name = design.title.replaceAll(/[\\/:*?"<>|]/g, "").trim() || "design";
  saveFile(await made(design, format), `${name}.${format}`);
}
