/** A game as a picture in a file: drawn as the page draws it, in its theme. */
import { flushSync, mount, unmount } from "svelte";
import { standalone } from "../browser/drawing";
import type { Game, PictureProps } from "./game";

/** Pixels along the longer side: enough for print on a small page. */
const SIZE = 1600;

export type Look = Pick<PictureProps, "last" | "coordinates"> & { title?: string };

/** What lies on the board as the text of an SVG. */
export function drawn(game: Game, laid: PictureProps["laid"], { title = "", ...look }: Look): string {
  const place = document.createElement("div");
  place.className = "unseen";
  document.body.append(place);
  const picture = mount(game.Picture, { target: place, props: { board: game.board, laid, large: true, ...look } });
  flushSync();
  try {
    return standalone(place.querySelector("svg") as SVGSVGElement, SIZE, title);
  } finally {
    void unmount(picture);
    place.remove();
  }
}
