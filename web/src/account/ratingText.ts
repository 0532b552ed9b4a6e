/** A rating in a table: the number, a question mark while it is provisional, and how far it may be off. */
import { t } from "../i18n/index.svelte";
import type { RatingPoint } from "../protocol/types";

export const ratingText = ({
  rating,
  deviation,
  provisional,
}: Pick<RatingPoint, "rating" | "deviation" | "provisional">): string =>
  t(provisional ? "profile-rating-provisional" : "profile-rating-settled", {
    rating: String(rating),
    points: String(deviation),
  });
