/** A design as a file: a drawing, an image, or the data that other programs read. */
import { post, Refusal } from "../net/api";
import { isDark } from "../shell/dark.svelte";
import type { Design } from "./design";

export type Format = "png" | "svg" | "json";

/** Pixels along the longer side. */
const SIZE = 1600;

const bodyOf = ({ game, title, pieces }: Design): Record<string, unknown> => ({ variant: game, title, pieces });

async function drawing(design: Design): Promise<Blob> {
  const look = { theme: isDark() ? "dark" : "light", coordinates: false, last: false, size: SIZE, title: design.title };
  const answer = await fetch("/api/designs/picture.svg", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...bodyOf(design), look }),
  });
  if (!answer.ok) throw new Refusal(`http/${answer.status}`, answer.statusText);
  return answer.blob();
}

async function image(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function fileOf(design: Design, format: Format): Promise<File> {
  const name = `${design.title.replaceAll(/[\\/:*?"<>|]/g, "").trim() || "design"}.${format}`;
  if (format === "json") {
    const { record } = await post<{ record: string }>("/api/designs", bodyOf(design));
    return new File([record], name, { type: "application/json" });
  }
  const svg = await drawing(design);
  const made = format === "svg" ? svg : await image(svg);
  return new File([made], name, { type: made.type });
}

/** Hand a file to the browser to keep. */
export function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
