/** Pictures and files of a game, saved where the reader wants them. */
import { requestText } from "../net/api";
import { isDark } from "../shell/dark.svelte";
import { bare, recordText, type Story } from "./story";

export type Format = "blksgf" | "json" | "svg" | "png";
/** Pixels along the longer side: enough for print on a small page. */
const SIZE = 1600;

const picture = (story: Story, ply: number): Promise<string> =>
  requestText("POST", "/api/positions/picture.svg", {
    ...bare(story, ply),
    look: { theme: isDark() ? "dark" : "light", size: SIZE },
  });

/** A drawing as the browser paints it. */
async function painted(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas is empty"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function made(story: Story, ply: number, format: Format): Promise<Blob> {
  if (format === "png") return painted(await picture(story, ply));
  if (format === "svg") return new Blob([await picture(story, ply)], { type: "image/svg+xml" });
  const type = format === "json" ? "application/json" : "application/x-blokus-sgf";
  return new Blob([await recordText(story, format)], { type });
}

/** The game, or a picture of it after some moves, as a file. */
export async function save(story: Story, ply: number, format: Format): Promise<void> {
  const address = URL.createObjectURL(await made(story, ply, format));
  const link = document.createElement("a");
  [link.href, link.download] = [address, `${story.variant}${story.date ? `-${story.date}` : ""}.${format}`];
  link.click();
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
