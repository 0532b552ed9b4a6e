/**
 * A rating in a table: the number, a question mark while it is provisional, and how far it may be off. It is read from
 * left to right, also between words that are not.
 */
import { t } from "../i18n/index.svelte";
import type { RatingPoint } from "../protocol/types";

export const ratingText = ({
  rating,
  deviation,
  provisional,
}: Pick<RatingPoint, "rating" | "deviation" | "provisional">): string =>
  `\u2066${t(provisional ? "profile-rating-provisional" : "profile-rating-settled", {
    rating: String(rating),
    points: String(deviation),
  })}\u2069`;
