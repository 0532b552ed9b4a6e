/** Loads three.js when a board of cubes is first shown and redraws its canvas after every change. */
import type { Attachment } from "svelte/attachments";
import { isDark } from "../../browser/dark";
import { settings } from "../../browser/settings.svelte";
import type { LaidPiece } from "../laid";
import { tileGloss } from "../look";
import type { Ground } from "./columns";
import type { Shot, SolidScene } from "./scene";

/** Each is asked for by itself, so that a turn of the table builds nothing anew. */
export interface Lighting {
  ground: () => Ground;
  laid: () => readonly LaidPiece[];
  resting: () => readonly string[];
  shot: () => Shot;
  /** Told when there is light, and when there is none any more. */
  ready: (lit: boolean) => void;
}

const SHADE = { light: 0.22, dark: 0.5 };

/** Asked before the 3D part is loaded: without WebGL the drawing round the canvas does it all. */
function canDrawInSpace(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

export function lit(given: Lighting): Attachment<HTMLCanvasElement> {
  return (canvas) => {
    let scene = $state.raw<SolidScene | null>(null);
    let gone = false;
    let frame = 0;

    /** A picture at most as often as the screen shows one. */
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => scene?.draw(given.shot()));
    };
    const dispose = () => {
      cancelAnimationFrame(frame);
      scene?.dispose();
      scene = null;
    };
    const failed = () => {
      dispose();
      given.ready(false);
    };
    canvas.addEventListener("webglcontextlost", failed);

    const { squares, size } = given.ground();
    if (canDrawInSpace())
      import("./scene")
        .then(({ SolidScene }) => {
          if (gone) return;
          scene = new SolidScene(canvas, squares, size);
          given.ready(true);
        })
        .catch(failed);

    $effect(() => {
      const [laid, resting] = [given.laid(), given.resting()];
      const dark = isDark();
      void settings.boardLook; // boards have inks of their own
      const inks = getComputedStyle(canvas);
      const colours = [...new Set(laid.map(({ colour }) => colour))];
      scene?.build(
        colours.map((colour) => ({
          ink: inks.getPropertyValue(`--${colour}-face`),
          gloss: resting.includes(colour) ? 0 : tileGloss(), // colours that cannot place any more are matt
          cubes: laid.flatMap((piece) => (piece.colour === colour ? piece.cells.map(({ address }) => address) : [])),
        })),
        dark ? SHADE.dark : SHADE.light,
      );
      draw();
    });
    $effect(() => {
      given.shot();
      draw();
    });

    return () => {
      gone = true;
      canvas.removeEventListener("webglcontextlost", failed);
      dispose();
    };
  };
}
