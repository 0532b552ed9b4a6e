/** Sentences about seats, moves and the piece in the hand. */
import type { Handling } from "../board/handling";
import { colourName } from "../catalogue/names";
import { formatList, hasMessage, inRow, t } from "../i18n/index.svelte";
import type { Legality, ReasonData, SeatInfo } from "../protocol/types";
import type { Game } from "./game";

export interface Sentence {
  title: string;
  text: string;
  tone: "plain" | "ok" | "warn";
}

export function seatName(seat: SeatInfo | undefined, number: number): string {
  if (!seat) return "";
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "engine") return t("seat-computer", { level: seat.level });
  return seat.name || t("seat-number", { number: number + 1 });
}

/** On a card, where there is a line of its own for the level. */
export const seatTitle = (seat: SeatInfo | undefined, number: number): string =>
  seat?.kind === "engine" ? t("seat-engine") : seatName(seat, number);

/** Why a move is refused, in words that fit what the board is made of; the server's own where this client has none. */
export function refusalText(verdict: Legality, shape = "square"): string {
  const { reason, details } = verdict;
  const [usual, special] = [`why-${reason ?? ""}`, `why-${reason ?? ""}-${shape}`];
  const id = hasMessage(special) ? special : usual;
  const plain = Object.fromEntries(
    Object.entries(details ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
  // Colours come by their ids, as everything else does that has a name in every language.
  if (typeof plain["colour"] === "string") plain["colour"] = colourName(plain["colour"]);
  if (reason && hasMessage(id)) return t(id, plain);
  const why = verdict.why ?? "";
  return hasMessage(why) ? t(why, plain) : why;
}

/** Why a move was proposed, or why it is better than the one made, in words that fit what the board is made of. */
export const hintReasons = (reasons: readonly ReasonData[], shape = "square"): string[] =>
  reasons.flatMap(({ id, number, than, cells }) =>
    hasMessage(`hint-reason-${id}`)
      ? [t(`hint-reason-${id}`, { number, than: than ?? 0, cells: placeNames(cells, number), shape })]
      : [],
  );

/** Some cells, and that there are more of them. */
const placeNames = (cells: readonly string[], count: number): string =>
  count > cells.length && cells.length ? inRow([...cells, "…"]) : formatList(cells);

/** A move in words. */
export function moveText(game: Game, move: string): string {
  return game.sayMove(move) ?? (hasMessage(`move-${move}`) ? t(`move-${move}`) : move);
}

/** What can be said about the piece in the hand; `special` takes the place of the usual words where nothing is wrong. */
export function heldSentence(
  base: Sentence,
  hold: Pick<Handling, "piece" | "ghost" | "fits" | "total">,
  reason: string,
  special: string | null | undefined = null,
): Sentence {
  const { ghost } = hold;
  if (hold.piece === null) return { ...base, text: special ?? t("status-places", { places: hold.total }) };
  if (!ghost) return { ...base, text: t("status-fits", { places: hold.fits.length }) };
  if (ghost.legal) return { ...base, text: special ?? t("status-it-fits"), tone: "ok" };
  return { ...base, text: reason || t("status-does-not-fit"), tone: "warn" };
}
