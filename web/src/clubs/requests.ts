/** What the pages of clubs ask the server. */
import { get, post, remove } from "../net/api";
import { findSession } from "../net/session.svelte";
import type { ClubPlan, ClubSummary, ClubView, TournamentSummary } from "../protocol/types";

/** How many a list has at a time. */
export const AT_ONCE = 50;

const at = (club: string, ...rest: string[]): string => ["/api/clubs", club, ...rest].join("/");
const member = (club: string, account: string): string => at(club, "members", encodeURIComponent(account));

export const findClubs = (search: string, skip = 0): Promise<ClubSummary[]> =>
  get(`/api/clubs?${new URLSearchParams({ search, skip: String(skip) })}`);
export const myClubs = async (): Promise<ClubSummary[]> => ((await findSession()) ? get("/api/clubs/mine") : []);
export const clubAt = (club: string): Promise<ClubView> => get(at(club));
export const tournamentsOf = (club: string): Promise<TournamentSummary[]> => get(at(club, "tournaments"));

export const openClub = (plan: ClubPlan): Promise<ClubView> => post("/api/clubs", plan);
export const changeClub = (club: string, plan: ClubPlan): Promise<ClubView> => post(at(club), plan);
export const deleteClub = (club: string): Promise<unknown> => remove(at(club));
export const joinClub = (club: string, invitation: string): Promise<ClubView> => post(at(club, "join"), { invitation });
export const leaveClub = (club: string): Promise<unknown> => post(at(club, "leave"));
export const renewInvitation = (club: string): Promise<ClubView> => post(at(club, "invitation"));
export const setRole = (club: string, account: string, role: "owner" | "organiser" | "member"): Promise<ClubView> =>
  post(member(club, account), { role });
export const removeMember = (club: string, account: string): Promise<ClubView> => remove(member(club, account));
