/** Profiles of people with an account: where they are, and requests about them. */
import { pageAt } from "../browser/place";
import { isLocal } from "../local/id";
import type { LobbyMatch, PrivatePart, Profile, RatingHistory, Statistics } from "../protocol/types";
import { get, request } from "./api";

/** The page of an account. */
export const profileAt = (login: string): string => pageAt(`/@${encodeURIComponent(login)}`);

/** A slash would part the address, so it is encoded once more. */
const about = (name: string, rest = ""): string =>
  `/api/people/${encodeURIComponent(name).replaceAll("%2F", "%252F")}${rest}`;

export const profileOf = (name: string): Promise<Profile> => get(about(name));
export const ratingHistory = (name: string, variant: string): Promise<RatingHistory> =>
  get(about(name, `/ratings/${encodeURIComponent(variant)}`));
export const statisticsOf = (name: string, variant: string): Promise<Statistics> =>
  get(about(name, variant ? `/results?variant=${encodeURIComponent(variant)}` : "/results"));
export const recentMatches = (name: string): Promise<LobbyMatch[]> => get(about(name, "/matches"));

/** For every seat of a match its player's username, where it can be linked; nobody outside knows matches of this browser. */
export const profilesIn = async (match: string | null): Promise<(string | null)[]> =>
  match && !isLocal(match) ? get<(string | null)[]>(`/api/matches/${match}/profiles`).catch(() => []) : [];

export const hiddenParts = async (): Promise<PrivatePart[]> =>
  (await get<{ hidden: PrivatePart[] }>("/api/account/privacy")).hidden;
export const hideParts = async (hidden: PrivatePart[]): Promise<PrivatePart[]> =>
  (await request<{ hidden: PrivatePart[] }>("PUT", "/api/account/privacy", { hidden })).hidden;
