/** What the pages of tournaments ask the server. */
import { t } from "../i18n/index.svelte";
import { get, post } from "../net/api";
import { ensureSession, findSession, startSession } from "../net/session.svelte";
import type {
  Bracket,
  ClubView,
  EntrantDetails,
  Standing,
  TournamentPlan,
  TournamentRound,
  TournamentSummary,
  TournamentTable,
  TournamentView,
} from "../protocol/types";
import { noteTournament } from "./entered.svelte";
import { LINES } from "./lines";

const at = (id: string, rest = ""): string => `/api/tournaments/${id}${rest && `/${rest}`}`;

/** How many listed tournaments come at a time. */
export const AT_ONCE = 50;

/** Those that everybody can find, and my own. */
export async function allTournaments(): Promise<{ mine: TournamentSummary[]; listed: TournamentSummary[] }> {
  const [listed, mine] = await Promise.all([
    get<TournamentSummary[]>("/api/tournaments"),
    (await findSession()) ? get<TournamentSummary[]>("/api/tournaments/mine") : [],
  ]);
  return { listed, mine };
}

/** Those that everybody can find, after one that is known. */
export const tournamentsAfter = (id: string): Promise<TournamentSummary[]> => get(`/api/tournaments?before=${id}`);

export async function openTournament(plan: TournamentPlan): Promise<TournamentView> {
  await ensureSession(t("people-guest"));
  return post<TournamentView>("/api/tournaments", plan);
}

type Deed = "join" | "withdraw" | "start" | "cancel";

/** Join, withdraw, start or cancel; the answer is how it stands then. */
export async function act(id: string, deed: Deed): Promise<TournamentView> {
  const view = await post<TournamentView>(at(id, deed));
  noteTournament(view);
  return view;
}

export async function joinAs(id: string, name: string): Promise<TournamentView> {
  if (name) await startSession(name);
  return act(id, "join");
}

export const standingsOf = (id: string, skip: number): Promise<Standing[]> =>
  get(at(id, `standings?skip=${skip}&most=${LINES}`));
export const allStandings = (id: string): Promise<Standing[]> => get(at(id, "standings"));
export const roundOf = (id: string, round: number): Promise<TournamentRound> => get(at(id, `pairings?round=${round}`));
export const lastGames = (id: string, skip: number): Promise<TournamentTable[]> =>
  get(at(id, `games?skip=${skip}&most=${LINES}`));
export const bracketOf = (id: string): Promise<Bracket> => get(at(id, "bracket"));
export const entrantOf = (id: string, entrant: number): Promise<EntrantDetails> => get(at(id, `entrants/${entrant}`));
/** The club of a tournament; null where it was deleted. */
export const clubOf = (club: string): Promise<ClubView | null> => get<ClubView>(`/api/clubs/${club}`).catch(() => null);
export const fileOf = (id: string, kind: "standings.csv" | "export" | "invitation.svg"): string => at(id, kind);
