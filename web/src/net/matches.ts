/** Requests about a match that only its server can answer: what is said there, seats on other devices. */
import type { ChatLine, FinishedMatch } from "../protocol/types";
import { get, post } from "./api";

const at = (match: string, rest = ""): string => `/api/matches/${match}${rest}`;

/** Listed matches that are over, the last ended first, with their moves: of one group of games or all, after one of them. */
export const finishedMatches = (group: string, before: string | null = null): Promise<FinishedMatch[]> =>
  get(`/api/matches/finished?${new URLSearchParams({ ...(group && { group }), ...(before && { before }) })}`);

export const chatOf = (match: string): Promise<ChatLine[]> => get(at(match, "/chat"));
export const speak = (match: string, said: { preset?: string; text?: string }): Promise<unknown> =>
  post(at(match, "/chat"), said);
export const muteSeat = (match: string, seat: number): Promise<unknown> =>
  post(at(match, "/mutes"), { seat, muted: true });

/** A code, and a picture of it, by which another device takes a seat over. */
export const offerSeat = (match: string, seat: number): Promise<{ code: string; picture: string }> =>
  post(at(match, `/seats/${seat}/carry`));
