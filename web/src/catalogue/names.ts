/** Names of games, options, levels and colours. Ids without a message fall back to the server's own text. */
import { formatList, hasMessage, t } from "../i18n/index.svelte";
import type { GameInfo, GameOption } from "../protocol/types";

export type Choice = string | number | boolean;

const dashed = (name: string): string => name.replaceAll("_", "-");
const named = (id: string, otherwise: string): string => (hasMessage(id) ? t(id) : otherwise);

export const gameName = (id: string, otherwise = id): string => named(`game-${id}`, otherwise);
export const gameAbout = (id: string, otherwise = ""): string => named(`game-${id}-about`, otherwise);
/** Which of its family a game is: "2 players", "14 by 14". */
export const gameKind = (game: GameInfo): string => named(`game-${game.id}-kind`, game.title);

export const optionName = (option: GameOption): string => named(`option-${dashed(option.name)}`, option.name);
export const optionAbout = (option: GameOption): string => named(`option-${dashed(option.name)}-about`, option.about);

/** A value of an option in words that fit what the board is made of. Numbers share one message: "3 players". */
export function choiceName(option: string, value: Choice, shape: GameInfo["lattice"]): string {
  const id = `option-${dashed(option)}`;
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (typeof value === "number")
    return hasMessage(`${id}-number`) ? t(`${id}-number`, { number: value }) : String(value);
  return hasMessage(`${id}-${value}`) ? t(`${id}-${value}`, { shape }) : named(`colour-${value}`, value);
}

/** Numbers in their order; the catalogue names the usual one first. */
export const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  choices.every((choice) => typeof choice === "number")
    ? choices.toSorted((one, other) => Number(one) - Number(other))
    : choices;

export const levelWord = (level: number): string => t(`level-${level}`);
export const levelName = (level: number): string => t("level", { level, word: levelWord(level) });
export const colourName = (colour: string): string => named(`colour-${colour}`, colour);
/** "Blue and red": only the first word of a label begins with a capital. */
export const colourNames = (colours: readonly string[]): string =>
  formatList(colours.map((colour, i) => (i ? named(`ink-${colour}`, colour) : colourName(colour))));
