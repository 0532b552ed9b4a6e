/** Which games are shown: filters of the Watch page, and what a screen for everybody shows next. */
import { familyOf } from "../catalogue/families";
import type { LobbyMatch } from "../protocol/types";

/** Milliseconds without a move after which a game is not shown to everybody. */
const LIVELY = 5 * 60_000;

export const SPEEDS = ["any", "clock", "none", "days"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Wish {
  /** Empty: every game. */
  family: string;
  speed: Speed;
  ratedOnly: boolean;
}

export const ANYTHING: Wish = { family: "", speed: "any", ratedOnly: false };

export function speedOf({ clock }: Pick<LobbyMatch, "clock">): Exclude<Speed, "any"> {
  return clock.kind === "none" || clock.kind === "days" ? clock.kind : "clock";
}

export const fits = (match: LobbyMatch, { family, speed, ratedOnly }: Wish): boolean =>
  (!family || familyOf(match.variant) === family) &&
  (speed === "any" || speedOf(match) === speed) &&
  (!ratedOnly || match.rated);

/** The most viewers first; of equals the last changed. */
const byInterest = (one: LobbyMatch, other: LobbyMatch): number =>
  (other.watching ?? 0) - (one.watching ?? 0) || other.changed - one.changed;

/** The best game of every family, the one that the server features among them. */
export function bestOfEach(games: readonly LobbyMatch[], featured: LobbyMatch | null): LobbyMatch[] {
  const best = new Map<string, LobbyMatch>();
  for (const game of [...games].filter(({ ply }) => ply > 0).sort(byInterest)) {
    const family = familyOf(game.variant);
    if (!best.has(family) || game.match === featured?.match) best.set(family, game);
  }
  return [...best.values()].sort(byInterest);
}

/** What a screen for everybody shows of what is played now: the featured game, or else the one with most viewers. */
export function bestLive(
  games: readonly LobbyMatch[],
  featured: LobbyMatch | null,
  family: string,
  now: number,
): LobbyMatch | null {
  const lively = games.filter(
    (game) =>
      fits(game, { ...ANYTHING, family }) && game.ply > 0 && speedOf(game) !== "days" && game.changed > now - LIVELY,
  );
  return lively.find(({ match }) => match === featured?.match) ?? lively.sort(byInterest)[0] ?? null;
}

/** Whom the Watch page follows: an account from game to game; others a seat of one match, through its rematches. */
export type Followed = { account: string } | { match: string; seat: number };

export function followedIn(query: URLSearchParams): Followed | null {
  const [account, match] = [query.get("player"), query.get("match")];
  if (account) return { account };
  return match ? { match, seat: Number(query.get("seat")) || 0 } : null;
}

/** The page that follows who sits there. Names can be taken by anybody, so they lead nowhere. */
export function followQuery({ match, profiles }: LobbyMatch, seat: number): string {
  const account = profiles?.[seat];
  const asked: Record<string, string> = account ? { player: account } : { match, seat: String(seat) };
  return String(new URLSearchParams(asked));
}

/** The game that an account is in, the last changed where there are several; the one shown stays while it goes on. */
export function gameOf(games: readonly LobbyMatch[], account: string, shown: string | null): LobbyMatch | null {
  const theirs = games.filter(({ profiles }) => profiles?.includes(account));
  return theirs.find(({ match }) => match === shown) ?? theirs.sort((a, b) => b.changed - a.changed)[0] ?? null;
}
