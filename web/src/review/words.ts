/** Texts about results, scores and values. */
import type { Handling } from "../board/handling";
import { currentLanguage, hasMessage, formatList, t } from "../i18n/index.svelte";
import type { Arrangement, SheetLine } from "../protocol/types";
import type { GameModel } from "../board/game";
import { pieceAndPlace } from "../game/moves";
import { heldSentence, refusalText, type Sentence } from "../game/words";
import type { Quantity, SeatValues } from "./graph";
import type { SeatSum } from "./scores";
import type { Ending } from "./playedGame";

const MINUS = "−";

/** A number with the sign it has in a sum. */
export function signed(value: number, digits = 0): string {
  const text = new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value));
  if (Number(Math.abs(value).toFixed(digits)) === 0) return text;
  return (value < 0 ? MINUS : "+") + text;
}

/** A score: less than nothing has a sign, more has none. */
export const plain = (value: number, digits = 0): string => signed(value, digits).replace("+", "");

/** The result in one sentence, and a note. */
export function resultWords({ result, seats, you, position, dropped = [] }: Ending): { title: string; note: string } {
  if (!result) return { title: t("result-open"), note: "" };
  if (result.reason === "aborted") return { title: t("result-aborted"), note: "" };
  const { winners, totals, reason } = result;
  if (seats.length === 1) return { title: t(winners.length ? "result-solo-done" : "result-solo-short"), note: "" };
  if (!winners.length || winners.length === seats.length) return { title: t("result-draw"), note: "" };
  const names = formatList(winners.map((seat) => seats[seat]?.title ?? ""));
  const best = Math.max(...winners.map((seat) => totals[seat] ?? 0));
  const points = best - Math.max(...totals.filter((_, seat) => !winners.includes(seat)));
  const who = you.length === 1 && winners.includes(you[0] ?? -1) ? "you" : "other";
  const title = t(reason === "played" && points > 0 ? `result-${who}-by` : `result-${who}`, { name: names, points });
  const full = winners
    .flatMap((seat) => seats[seat]?.colours ?? [])
    .filter((colour) => position.sheet[colour]?.some(({ item }) => item === "all-placed"));
  if (reason !== "played") return { title, note: whyOver(reason, seats, you, dropped) };
  return { title, note: full.length ? t("result-all-placed", { colour: t(`colour-${full[0]}`) }) : "" };
}

/** Who resigned, ran out of time or left, as it reads to whom it is told. */
function whyOver(
  reason: string,
  seats: Ending["seats"],
  you: readonly number[],
  dropped: readonly (string | null)[],
): string {
  const out = seats.flatMap(({ title }, seat) => (dropped[seat] === reason ? [{ seat, title }] : []));
  if (!out.length) return t(`result-by-${reason}`);
  if (you.length === 1 && out.some(({ seat }) => seat === you[0])) return t(`result-you-${reason}`);
  return formatList(out.map(({ title }) => t("result-dropped", { name: title, how: t(`dropped-${reason}`) })));
}

export const lineWords = ({ item, count }: SheetLine): string => t(`sheet-${item}`, { count });

export const sumName = ({ seat, title }: SeatSum, you: readonly number[]): string => {
  if (seat === null) return t("sum-nobody");
  return you.length === 1 && you.includes(seat) ? t("seat-me") : title;
};

/** What a seat can hope for as a number, and how far it may be off unless it is exact. */
export function valueNumber(quantity: Quantity, { values, errors }: SeatValues, seat: number): string {
  const [value, error] = [values[seat] ?? 0, errors?.[seat]];
  const digits = quantity === "margins" ? 1 : 0;
  const number = quantity === "margins" ? signed(value, digits) : plain(value);
  return error === undefined ? number : `${number} ± ${plain(error, digits)}`;
}

/** The same with its unit. */
export function valueWords(quantity: Quantity, values: SeatValues, seat: number): string {
  const number = valueNumber(quantity, values, seat);
  return quantity === "shares" ? t("review-percent", { share: number }) : number;
}

/** The status line of the analysis board. */
export function buildSentence(
  analysis: { turn: string | null; isOver: boolean; position: { mover: number | null } | null },
  hold: Pick<Handling, "piece" | "ghost" | "fits" | "total">,
  reason: string,
): Sentence {
  if (analysis.isOver) return { title: t("status-over"), text: t("editor-over-text"), tone: "plain" };
  const name = hasMessage(`colour-${analysis.turn}`)
    ? t(`colour-${analysis.turn}`)
    : t("seat-number", { number: (analysis.position?.mover ?? 0) + 1 });
  return heldSentence({ title: t("status-turn-of", { name }), text: "", tone: "plain" }, hold, reason);
}

/** Why the rules do not allow what was set up: the piece that is in the way, or the colour that lacks one. */
export function arrangeFault(board: GameModel | null, fault: NonNullable<Arrangement["fault"]>): string {
  if (fault.move === null) return t("arrange-missing", { colour: t(`colour-${fault.turn}`) });
  const reason = refusalText({ legal: false, ...fault }, board?.shape);
  const place = pieceAndPlace(board, fault.move);
  return place ? t("type-illegal", { ...place, reason }) : reason;
}

/** The status line while a position is set up. */
export function arrangeSentence(arranging: {
  game: GameModel;
  hold: Pick<Handling, "piece" | "ghost">;
  isLifted: boolean;
  isOtherTurn: boolean;
  verdict: Arrangement | null;
}): Sentence {
  const { game, hold, verdict, isLifted, isOtherTurn } = arranging;
  const fault = verdict?.fault;
  const title = !verdict
    ? t("status-loading")
    : fault
      ? t("arrange-broken")
      : verdict.turn === null
        ? t("status-over")
        : t("status-turn-of", { name: t(`colour-${verdict.turn}`) });
  if (isLifted) return { title, text: t("design-lifted"), tone: "plain" };
  if (hold.piece !== null) {
    if (!hold.ghost) return { title, text: t("design-put"), tone: "plain" };
    if (hold.ghost.legal) return { title, text: t("status-it-fits"), tone: "ok" };
    return { title, text: t(hold.ghost.move === null ? "why-off-board" : "design-taken"), tone: "warn" };
  }
  if (fault) return { title, text: arrangeFault(game, fault), tone: "warn" };
  if (isOtherTurn) return { title, text: t("arrange-turn-other"), tone: "warn" };
  return { title, text: verdict ? t("arrange-ready") : "", tone: "ok" };
}
