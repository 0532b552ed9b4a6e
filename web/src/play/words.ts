/** Sentences of the play screen: whose turn it is and what can be done. */
import { coloursOf } from "../game/colours";
import { t } from "../i18n/index.svelte";
import type { Match } from "./match.svelte";
import type { Play } from "./play.svelte";
import { heldSentence, seatName, type Sentence } from "../game/words";
import type { SeatInfo, State } from "../protocol/types";

/** What stands under a name. */
export function seatNote(seat: SeatInfo): string {
  if (seat.kind === "engine") return t("seat-level", { level: seat.level });
  if (seat.dropped) return t(`dropped-${seat.dropped}`);
  if (seat.kind === "person" && seat.level > 0) return t("seat-replaced", { name: seat.name });
  if (seat.gone) return t("seat-gone");
  return "";
}

/** The line that says what is going on in a match. */
export function matchSentence(match: Match, state = match.state): Sentence {
  const plain = (title: string, text = ""): Sentence => ({ title, text, tone: "plain" });
  if (!state) return plain(t("status-loading"));
  if (state.phase === "waiting") return plain(t("status-waiting"), t("status-waiting-text"));
  if (state.phase === "paused") return plain(t("status-paused"), t("status-paused-text"));
  if (state.phase === "over") return plain(t("status-over"));
  const mover = state.mover ?? -1;
  const several = match.you.length > 1;
  if (match.you.includes(mover)) {
    const title = several ? t("status-turn-of", { name: nameAt(match, mover) }) : t("status-your-turn");
    return plain(title, "");
  }
  return plain(t("status-turn-of", { name: nameAt(match, mover) }), match.you.length ? "" : t("status-watching"));
}

/** The name of a seat; people at one screen who have the same or none are told apart by colours or numbers. */
export function nameAt(match: Match, seat: number): string {
  const seats = match.state?.seats ?? [];
  const name = seats[seat]?.name ?? "";
  const alone = !match.you.includes(seat) || match.you.every((other) => other === seat || seats[other]?.name !== name);
  if (name && alone) return seatName(seats[seat], seat);
  if (!match.you.includes(seat)) return seatName(seats[seat], seat);
  const colours = coloursOf(match.state?.owners, seat);
  return match.state?.owners && colours.length === 1
    ? t(`colour-${colours[0]}`)
    : t("seat-number", { number: seat + 1 });
}

/** Whether the pieces of a swap opening are being laid: somebody has no colour yet. */
export const isOpening = ({ owners, seats }: State): boolean =>
  owners != null && seats.some((_, seat) => !coloursOf(owners, seat).length);

/** The line of a play screen: what is going on, and what can be done about it. */
export function playSentence(play: Play): Sentence {
  const { game, hold, match } = play;
  const base = matchSentence(match);
  if (play.viewed !== null) return { ...base, text: t("status-viewing", { ply: play.viewed }) };
  if (match.sending) return { ...base, text: t("status-sending") };
  if (play.planned) return { ...base, text: t("status-planned") };
  if (play.isPlanning) return { ...base, text: hold.piece === null ? t("status-can-plan") : t("status-plan-hint") };
  if (!play.isMyTurn) return base;
  if (play.isHidden) return { ...base, text: t("handover-title", { name: nameAt(match, play.seat ?? 0) }) };
  if (hold.words.length && !game.wordsAreActions)
    return { ...base, text: t("opening-choose", { colour: t(`colour-${match.state?.turn}`) }) };
  if (hold.piece === null && match.state && isOpening(match.state)) return { ...base, text: t("opening-both") };
  const task = hold.piece === null && play.colour !== null ? game.sayTask?.(play.laid, play.colour) : null;
  return heldSentence(base, hold, play.reason.text, game.sayHold?.(hold, play.supply) ?? task);
}

/** How a seat stands: points, or while they would only tell what is left, how far it has come. */
export function standing(play: Play, colours: readonly string[], points: number, isShort = false): string {
  const { state } = play.match;
  const progress = state?.phase === "playing" ? play.game.progress?.(play.laid, colours, state.scores) : null;
  if (!progress) return t("seat-points", { points });
  const { message, cells } = progress;
  return t(isShort ? `${message}-short` : message, { cells, shape: play.game.board?.shape ?? "square" });
}
