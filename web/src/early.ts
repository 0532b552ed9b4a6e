/**
 * Runs before anything is painted: sets theme and look, and hides the prerendered start page from people who chose another
 * language or theme in this browser.
 */
import { kept } from "./browser/kept";
import { LANGUAGE, readJson, readText, SETTINGS } from "./browser/storage";
import { BOARD_LOOKS, showLook, THEMES, TILE_LOOKS } from "./browser/theme";

declare global {
  interface Window {
    /** The button that was pressed before the client could act on it. */
    pressed?: HTMLElement | null;
  }
}

const root = document.documentElement;
const look = kept({ theme: THEMES, boardLook: BOARD_LOOKS, tileLook: TILE_LOOKS }, readJson<unknown>(SETTINGS, null));
const language = readText(LANGUAGE);

showLook(look);
if (look.theme !== "system" || (language && language !== root.lang)) root.dataset["early"] = "";
addEventListener(
  "click",
  ({ target }) => (window.pressed = target instanceof Element ? target.closest("button") : null),
  { capture: true },
);
