/** Counts of pieces left, and the order and keys of the tray. */
import type { GameModel } from "../board/game";
import { laidPieces, type LaidPiece } from "../board/laid";
import type { Ply, Snapshot } from "../protocol/types";

type Counts = ReadonlyMap<string, number>;

/** How many there are of every name. */
export function counted(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What a colour has left now: what it had when the server last said so, with the moves since then. */
export function pieceCounts(snapshot: Snapshot | null, game: GameModel, plies: readonly Ply[], colour: string): Counts {
  const isIts = (piece: LaidPiece) => game.data.supply === "shared" || piece.colour === colour;
  const left = counted(snapshot?.pieces?.[colour] ?? []);
  const had = snapshot ? laidPieces(game, snapshot.plies).filter(isIts) : [];
  for (const { piece } of had) left.set(piece, (left.get(piece) ?? 0) + 1);
  for (const { piece } of laidPieces(game, plies).filter(isIts)) left.set(piece, (left.get(piece) ?? 0) - 1);
  return left;
}

/** The cells of some pieces together. */
export const cellsLeft = (game: GameModel, counts: Counts): number =>
  [...counts].reduce((sum, [name, count]) => sum + count * (game.pieces.get(name)?.size ?? 0), 0);

export const piecesLeft = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** The order of a tray: the biggest first, so that no piece ever changes its place. */
export const trayOrder = (game: GameModel): readonly string[] =>
  [...game.pieces.values()].toSorted((a, b) => b.size - a.size).map(({ name }) => name);

/** A letter for every piece of a tray: its own where it is free, else the next that is. */
export function trayKeys(game: GameModel): ReadonlyMap<string, string> {
  // R, F and Z have a meaning of their own on the play screen.
  const free = new Set("abcdeghijklmnopqstuvwxy");
  const keys = new Map<string, string>();
  const take = (name: string, letter: string | undefined) => {
    if (!letter || !free.delete(letter)) return false;
    keys.set(name, letter);
    return true;
  };
  const order = trayOrder(game);
  const rest = order.filter((name) => !take(name, /^[a-z]$/i.test(name) ? name.toLowerCase() : undefined));
  const second = rest.filter((name) => !take(name, name[0]?.toLowerCase()));
  for (const name of second) take(name, [...free][0]);
  return keys;
}
