/** The settings of this browser. */
import { readJson, writeText, SETTINGS as KEY } from "./storage";
import { showTheme, type Theme } from "./theme";

export interface Settings {
  theme: Theme;
  /** A mark on every cell that tells the colour without its hue. */
  patterns: boolean;
  /** Ask before a move is sent. */
  confirm: boolean;
  /** Dots where own corners are free. */
  corners: boolean;
  coordinates: boolean;
  sound: "off" | "quiet" | "full";
  /** The tick when little time is left. */
  tick: boolean;
  vibration: boolean;
  tips: boolean;
  motion: "system" | "less";
  /** How quickly moves follow each other on the board. */
  pace: Pace;
}

export type Pace = "calm" | "brisk" | "instant";

const USUAL: Settings = {
  theme: "system",
  patterns: false,
  confirm: true,
  corners: true,
  coordinates: true,
  sound: "quiet",
  tick: true,
  vibration: true,
  tips: true,
  motion: "system",
  pace: "calm",
};

export const settings: Settings = $state({ ...USUAL, ...readJson<Partial<Settings>>(KEY, {}) });

/** Change a setting, at once and for good. */
export function changeSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  writeText(KEY, JSON.stringify(settings));
  applySettings();
}

/** Tell the style sheets. */
export function applySettings(): void {
  showTheme(settings.theme);
  document.documentElement.dataset["motion"] = settings.motion;
}

/** Whether patterns are drawn: by choice, or because the system asks for more contrast. */
export const showsPatterns = (): boolean =>
  settings.patterns || matchMedia("(prefers-contrast: more), (forced-colors: active)").matches;

export const prefersReducedMotion = (): boolean =>
  settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The pace that was chosen; where less motion is wanted nothing moves. */
export const currentPace = (): Pace => (prefersReducedMotion() ? "instant" : settings.pace);
