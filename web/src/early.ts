/**
 * Runs before anything is painted. The start page comes as the build wrote it down, in the language that the browser
 * asks for and in the theme of the system; who has chosen otherwise here must not see that one first.
 */
import { LANGUAGE, recalled, remembered, SETTINGS } from "./browser/storage";
import { showTheme, type Theme } from "./browser/theme";

declare global {
  interface Window {
    /** The button that was pressed before the client could act on it. */
    pressed?: HTMLElement | null;
  }
}

const root = document.documentElement;
const { theme = "system" } = recalled<{ theme?: Theme }>(SETTINGS, {});
const language = remembered(LANGUAGE);

showTheme(theme);
if (theme !== "system" || (language && language !== root.lang)) root.dataset["early"] = "";
addEventListener(
  "click",
  ({ target }) => (window.pressed = target instanceof Element ? target.closest("button") : null),
  { capture: true },
);
