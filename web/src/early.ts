/**
 * Runs before anything is painted: sets the theme, and hides the prerendered start page from people who chose another
 * language or theme in this browser.
 */
import { LANGUAGE, readJson, readText, SETTINGS } from "./browser/storage";
import { showTheme, type Theme } from "./browser/theme";

declare global {
  interface Window {
    /** The button that was pressed before the client could act on it. */
    pressed?: HTMLElement | null;
  }
}

const root = document.documentElement;
const { theme = "system" } = readJson<{ theme?: Theme }>(SETTINGS, {});
const language = readText(LANGUAGE);

showTheme(theme);
if (theme !== "system" || (language && language !== root.lang)) root.dataset["early"] = "";
addEventListener(
  "click",
  ({ target }) => (window.pressed = target instanceof Element ? target.closest("button") : null),
  { capture: true },
);
