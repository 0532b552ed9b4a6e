/** What can be said about the tile in the hand, after whose turn it is. */
import { t } from "../i18n/index.svelte";
import { matchSentence, reasonText, type Sentence } from "./words";
import type { Worth } from "../board/tiles/hold.svelte";
import type { FieldPlay } from "./fieldPlay.svelte";

export function fieldSentence(play: FieldPlay): Sentence {
  const { hold, match } = play;
  const base = matchSentence(match);
  if (play.viewed !== null) return { ...base, text: t("status-viewing", { ply: play.viewed }) };
  if (match.sending) return { ...base, text: t("status-sending") };
  if (!play.isMyTurn) return { ...base, text: "" };
  const { ghost } = hold;
  if (hold.piece === null) return { ...base, text: tilesThatFit(play) };
  if (!ghost) return { ...base, text: t("status-fits", { places: hold.fits.length }) };
  if (ghost.legal) return { ...base, text: worthText(ghost.worth), tone: "ok" };
  return { ...base, text: play.reason ? reasonText(play.reason) : t("status-does-not-fit"), tone: "warn" };
}

function tilesThatFit({ hand, hold }: FieldPlay): string {
  const tiles = hand.filter((tile) => hold.count(tile)).length;
  if (tiles) return t("field-tiles-fit", { tiles });
  return hold.words.includes("draw") ? t("field-must-draw") : t("field-must-pass");
}

function worthText(worth: Worth | null): string {
  if (worth?.hexagons) return t("field-closes-hexagon", { count: worth.hexagons, points: worth.points });
  if (worth?.bridge) return t("field-makes-bridge", { points: worth.points });
  return worth ? t("field-scores", { points: worth.points }) : t("status-it-fits");
}
