/** Challenges in words. */
import { t } from "../i18n/index.svelte";
import { matchClockName } from "../lobby/seats";
import type { Challenge } from "../protocol/types";

/** The clock, whether it is rated and how many games: all that somebody wants to know before an answer. */
export const challengeTerms = ({ clock, rated, series }: Challenge): string =>
  [
    matchClockName(clock),
    ...(rated ? [t("challenge-rated")] : []),
    ...(series ? [t(`challenge-series-${series}`)] : []),
  ].join(" · ");
