/** Entrants of tournaments and their points in words. */
import { currentLanguage, t } from "../i18n/index.svelte";
import type { TournamentEntrant } from "../protocol/types";

/** Whole points as they are, halves as the language writes them. */
export const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : new Intl.NumberFormat(currentLanguage()).format(points);

export const entrantName = ({ name, level }: TournamentEntrant): string =>
  level ? t("tournament-computer", { level }) : name || t("people-guest");
