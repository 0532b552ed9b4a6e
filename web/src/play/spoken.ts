/** What screen readers say about moves: who laid what and where, what that opened, and whose turn it is. */
import { coloursOf } from "../game/colours";
import type { Game } from "../game/game";
import { pieceAndPlace } from "../game/moves";
import { moveText } from "../game/words";
import { formatList, hasMessage, t, together } from "../i18n/index.svelte";
import type { Ply, State } from "../protocol/types";

/** Further corners are only counted: a list of twenty squares helps nobody who listens. */
const NAMED_CORNERS = 6;
/** What chance brings is nobody's move. */
const CHANCE = "chance";

export interface Position {
  plies: readonly Ply[];
  state: State;
}

export interface Names {
  name: (seat: number) => string;
  /** Whether a seat is one's own, and the only one here. */
  isYou: (seat: number) => boolean;
}

/** The sentences for what has happened between two positions, one for every move. */
export function spokenChanges(game: Game, before: Position, now: Position, names: Names): string[] {
  if (now.plies.length < before.plies.length) return [t("said-undone")];
  const fresh = now.plies.slice(before.plies.length).filter(({ colour }) => colour !== CHANCE);
  return fresh.map((ply, number) => {
    const isLast = !fresh.slice(number + 1).some(({ colour, seat }) => colour === ply.colour && seat === ply.seat);
    const gains = isLast ? spokenGains(game, ply, before, now) : [];
    return together([spokenMove(game, ply, now.state, names), ...gains]);
  });
}

function spokenMove(game: Game, { seat, colour, move }: Ply, { owners }: State, { name, isYou }: Names): string {
  const colours = coloursOf(owners, seat);
  const who = { name: name(seat), colour: colours.length > 1 ? t(`colour-${colour}`) : "" };
  const by = (id: string) => (isYou(seat) ? `${id}-you` : id);
  const place = pieceAndPlace(game.board, move);
  if (place) return t(by(who.colour ? "said-lays-colour" : "said-lays"), { ...who, ...place });
  const tile = game.placingOf(move)?.piece;
  if (tile !== undefined) return t(by("said-lays-tile"), { ...who, tile });
  return t("said-word", {
    name: isYou(seat) ? t("seat-me") : who.name,
    word: hasMessage(`word-${move}`) ? t(`word-${move}`) : moveText(game, move),
  });
}

/** New corners of the colour that moved, or the points of a tile. */
function spokenGains(game: Game, { seat, colour }: Ply, before: Position, now: Position): string[] {
  if (!game.board) {
    const key = game.data.colours[seat] ?? "";
    const points = (now.state.scores[key] ?? 0) - (before.state.scores[key] ?? 0);
    return points ? [t("said-points", { points })] : [];
  }
  const corners = now.state.reach?.[colour]?.corners;
  if (!corners) return [];
  // Moves of others only close corners, so everything new is due to this colour's own move.
  const known = new Set(before.state.reach?.[colour]?.corners);
  const fresh = corners.filter((cell) => !known.has(cell));
  if (!fresh.length) return [t("said-opened-none")];
  const shown = fresh.slice(0, NAMED_CORNERS);
  const count = fresh.length;
  return [t(count > shown.length ? "said-opened-many" : "said-opened", { count, cells: formatList(shown) })];
}
