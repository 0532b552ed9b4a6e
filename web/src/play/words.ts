/** Sentences of the play screen: whose turn it is, what can be done, why something does not fit. */
import type { Hold } from "../board/hold.svelte";
import { known, t } from "../i18n/index.svelte";
import { colourName } from "../catalogue/names";
import type { Match } from "./match.svelte";
import type { Play } from "./play.svelte";
import type { SeatInfo, Legality } from "../protocol/types";

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

/** What stands under a name. */
export function seatNote(seat: SeatInfo): string {
  if (seat.kind === "engine") return t("seat-level", { level: seat.level });
  if (seat.dropped) return t(`dropped-${seat.dropped}`);
  if (seat.kind === "person" && seat.level > 0) return t("seat-replaced", { name: seat.name });
  if (seat.gone) return t("seat-gone");
  return "";
}

/** Why a move is refused, in words; the server's own where this client has none. */
export function reasonText(verdict: Legality): string {
  const { reason, details } = verdict;
  const id = `why-${reason ?? ""}`;
  const plain = Object.fromEntries(
    Object.entries(details ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
  // Colours come by their ids, as everything else does that has a name in every language.
  if (typeof plain["colour"] === "string") plain["colour"] = colourName(plain["colour"]);
  return reason && known(id) ? t(id, plain) : (verdict.why ?? "");
}

/** The line that says what is going on in a match. */
export function matchSentence(match: Match): Sentence {
  const state = match.state;
  const plain = (title: string, text = ""): Sentence => ({ title, text, tone: "plain" });
  if (!state) return plain(t("status-loading"));
  if (state.phase === "waiting") return plain(t("status-waiting"), t("status-waiting-text"));
  if (state.phase === "paused") return plain(t("status-paused"), t("status-paused-text"));
  if (state.phase === "over") return plain(t("status-over"));
  const mover = state.mover ?? -1;
  const several = match.you.length > 1;
  if (match.mySeat !== null) {
    const title = several ? t("status-turn-of", { name: turnName(match, mover) }) : t("status-your-turn");
    return plain(title, "");
  }
  return plain(t("status-turn-of", { name: seatName(state.seats[mover], mover) }), t("status-wait"));
}

/** At one screen the colour tells people apart. */
function turnName(match: Match, mover: number): string {
  const turn = match.state?.turn;
  const id = `colour-${turn ?? ""}`;
  return turn && known(id) ? t(id) : seatName(match.state?.seats[mover], mover);
}

/** The line of a play screen: what is going on, and what can be done about it. */
export function playSentence(play: Play): Sentence {
  const { hold, match } = play;
  const base = matchSentence(match);
  if (play.viewed !== null) return { ...base, text: t("status-viewing", { ply: play.viewed }) };
  if (match.sending) return { ...base, text: t("status-sending") };
  if (play.planned) return { ...base, text: t("status-planned") };
  if (play.isPlanning) return { ...base, text: hold.piece === null ? t("status-can-plan") : t("status-plan-hint") };
  if (!play.isMyTurn) return base;
  if (play.placements.words.length) return { ...base, text: t("status-choose") };
  return heldSentence(base, hold, play.placements.total, play.reason ? reasonText(play.reason) : "");
}

/** What can be said about the piece in the hand of whoever is to move. */
export function heldSentence(base: Sentence, hold: Hold, total: number, reason: string): Sentence {
  const { ghost } = hold;
  if (hold.piece === null) return { ...base, text: t("status-places", { places: total }) };
  if (!ghost) return { ...base, text: t("status-fits", { places: hold.fits.length }) };
  if (ghost.legal) return { ...base, text: t("status-it-fits"), tone: "ok" };
  if (ghost.outside) return { ...base, text: t("why-off-board"), tone: "warn" };
  return { ...base, text: reason || t("status-does-not-fit"), tone: "warn" };
}
