/** Lists of matches: requests, order, results. */
import { get } from "../net/api";
import { matchesHere } from "../net/localMatches";
import { Refusal } from "../protocol/refusal";
import { findSession } from "../net/session.svelte";
import type { LobbyMatch } from "../protocol/types";

/** My matches, those of this browser among them; none for somebody who has never played here. */
export async function myMatches(): Promise<LobbyMatch[]> {
  const here = await matchesHere();
  try {
    return [...here, ...(await serverMatches())].sort((one, other) => other.changed - one.changed);
  } catch (error) {
    if (error instanceof Refusal && here.length) return here;
    throw error;
  }
}

async function serverMatches(): Promise<LobbyMatch[]> {
  if (!(await findSession())) return [];
  try {
    return await get<LobbyMatch[]>("/api/matches/mine");
  } catch (error) {
    if (error instanceof Refusal && error.code === "session/missing") return [];
    throw error;
  }
}

export const isMyTurn = (match: LobbyMatch): boolean => match.mover !== null && match.you.includes(match.mover);
export const isOver = (match: LobbyMatch): boolean => match.phase === "over";
export const openSeats = (match: LobbyMatch): number => match.seats.filter((seat) => seat.kind === "open").length;

/** First what waits for me, by how little time is left; then what others are to do; each the last changed first. */
export function byUrgency(one: LobbyMatch, other: LobbyMatch): number {
  const mine = Number(isMyTurn(other)) - Number(isMyTurn(one));
  if (mine) return mine;
  const time = (one.deadline ?? Infinity) - (other.deadline ?? Infinity);
  return isMyTurn(one) && time ? time : other.changed - one.changed;
}

/** How it ended for me. "played" is for matches that I only watched or shared with everybody at one screen. */
export function myResult(match: LobbyMatch): "won" | "lost" | "drawn" | "played" | "aborted" {
  const { result, you, seats } = match;
  if (!result || result.reason === "aborted") return "aborted";
  if (!you.length || you.length === seats.length) return "played";
  if (!result.winners.some((seat) => you.includes(seat))) return "lost";
  return result.winners.length === seats.length ? "drawn" : "won";
}
