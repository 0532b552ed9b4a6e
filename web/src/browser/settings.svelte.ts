/** The settings of this browser. */
import { kept } from "./kept";
import { readJson, writeText, SETTINGS as KEY } from "./storage";
import { BOARD_LOOKS, showLook, THEMES, TILE_LOOKS } from "./theme";

/** Every setting with what it may be, the usual first. */
const CHOICES = {
  theme: THEMES,
  boardLook: BOARD_LOOKS,
  tileLook: TILE_LOOKS,
  /** A mark on every cell that tells the colour without its hue. */
  patterns: [false, true],
  /** Ask before a move is sent. */
  confirm: [true, false],
  /** Dots where own corners are free. */
  corners: [true, false],
  coordinates: [true, false],
  sound: ["quiet", "off", "full"],
  /** The tick when little time is left. */
  tick: [true, false],
  vibration: [true, false],
  tips: [true, false],
  motion: ["system", "less"],
  /** How quickly moves follow each other on the board. */
  pace: ["calm", "brisk", "instant"],
} as const;

export type Settings = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };
export type Pace = Settings["pace"];

export const settings: Settings = $state(kept(CHOICES, readJson<unknown>(KEY, null)));

/** Change a setting, at once and for good. */
export function changeSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  writeText(KEY, JSON.stringify(settings));
  applySettings();
}

/** Tell the style sheets. */
export function applySettings(): void {
  showLook(settings);
  document.documentElement.dataset["motion"] = settings.motion;
}

/** Whether patterns are drawn: by choice, with the tiles that have most contrast, or because the system asks for more. */
export const showsPatterns = (look = settings.tileLook): boolean =>
  settings.patterns || look === "contrast" || matchMedia("(prefers-contrast: more), (forced-colors: active)").matches;

export const prefersReducedMotion = (): boolean =>
  settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The pace that was chosen; where less motion is wanted nothing moves. */
export const currentPace = (): Pace => (prefersReducedMotion() ? "instant" : settings.pace);
