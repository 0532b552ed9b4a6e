/** Sentences of the play screen: whose turn it is and what can be done. */
import { hasMessage, t } from "../i18n/index.svelte";
import type { Match } from "./match.svelte";
import type { Play } from "./play.svelte";
import { heldSentence, seatName, type Sentence } from "../game/words";
import type { SeatInfo } from "../protocol/types";

/** What stands under a name. */
export function seatNote(seat: SeatInfo): string {
  if (seat.kind === "engine") return t("seat-level", { level: seat.level });
  if (seat.dropped) return t(`dropped-${seat.dropped}`);
  if (seat.kind === "person" && seat.level > 0) return t("seat-replaced", { name: seat.name });
  if (seat.gone) return t("seat-gone");
  return "";
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
  return turn && hasMessage(id) ? t(id) : seatName(match.state?.seats[mover], mover);
}

/** The line of a play screen: what is going on, and what can be done about it. */
export function playSentence(play: Play): Sentence {
  const { game, hold, match } = play;
  const base = matchSentence(match);
  if (play.viewed !== null) return { ...base, text: t("status-viewing", { ply: play.viewed }) };
  if (match.sending) return { ...base, text: t("status-sending") };
  if (play.planned) return { ...base, text: t("status-planned") };
  if (play.isPlanning) return { ...base, text: hold.piece === null ? t("status-can-plan") : t("status-plan-hint") };
  if (!play.isMyTurn) return game.takesPlans ? base : { ...base, text: "" };
  if (hold.words.length && !game.wordsAreActions) return { ...base, text: t("status-choose") };
  return heldSentence(base, hold, play.reason.text, game.sayHold?.(hold, play.supply));
}
