/** Matches of this browser for pages that do not play them: setting up, lists, files, and the way to a server. */
import { isLocal, keyOf, randomKey } from "../local/id";
import { playedIn, pliesIn } from "../local/log";
import type { Imported } from "../local/messages";
import { ELSEWHERE, HANDED_OTHERWISE, Refusal } from "../protocol/refusal";
import type { Choices, LobbyMatch, MatchPlan, Ply, Snapshot } from "../protocol/types";
import { post } from "./api";
import { ensureSession } from "./session.svelte";

export { isLocal };

/** As records begin (docs/records.md). */
const FORMAT = "cornerwise-record";
const VERSION = 1;
/** A tile that only another seat may see. */
const UNSEEN = "?";

// Loaded when they are first needed: the first page does without.
const store = () => import("../local/store");
const worker = async () => (await import("./tables")).local;

/** Whether a match needs nobody but the people at this screen and the computer: no others, no clock, no rating. */
export const needsNoServer = ({ seats, clock, listed, rated }: MatchPlan): boolean =>
  seats.every((seat) => seat !== "open") && (clock?.kind ?? "none") === "none" && !listed && !rated;

/** Sets a match up in this browser and answers with its name; null where the kernel does not run or lacks the game. */
export async function createHere(plan: MatchPlan, names: readonly string[]): Promise<string | null> {
  try {
    const match = await (await worker()).create(plan, names);
    // Without being asked, a browser that runs out of room might delete games.
    void navigator.storage?.persist?.().catch(() => undefined);
    return match;
  } catch (error) {
    if (error instanceof Refusal && error.code === ELSEWHERE) return null;
    throw error;
  }
}

/** The matches of this browser, the last changed first; none where it keeps nothing. */
export async function matchesHere(): Promise<LobbyMatch[]> {
  try {
    return (await (await store()).keptMatches()).filter(({ online }) => !online);
  } catch {
    return [];
  }
}

/** The moves of a match of this browser. */
export const pliesHere = async (match: string): Promise<Ply[]> => pliesIn(await (await store()).readLog(match));

/** Where a server plays a match of this browser on, if one does. */
export const onlineOf = async (match: string): Promise<string | null> =>
  (await (await store()).keptMatch(match))?.online ?? null;

export const removeHere = async (match: string): Promise<void> => (await worker()).remove(match);

/** All games of this browser that can be saved as one file: a list of JSON records. */
export async function recordsHere(): Promise<string> {
  const table = await worker();
  const matches = await matchesHere();
  const found = await Promise.allSettled(
    matches.map(({ match }) => table.ask("matchRecord", { match, format: "json" })),
  );
  const texts = found.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  return `[${texts.join(",\n")}]\n`;
}

/** The games of a record file as matches of this browser. A server reads what the kernel cannot. */
export async function importHere(text: string, name: string): Promise<Imported> {
  const { local, table } = await import("./tables");
  try {
    return await local.import(text, name);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === ELSEWHERE)) throw error;
  }
  const { games } = await table.ask("readRecord", { text });
  const records = games.map(({ over, ...game }) => ({
    format: FORMAT,
    version: VERSION,
    ...game,
    result: over || null,
  }));
  return local.import(JSON.stringify(records), name);
}

/**
 * Hands a match to the server, which replays it; the name of the match there. It is the same one when the answer was lost
 * and the match is handed over again. If it went on otherwise here meanwhile, both stay as they are.
 */
export async function handOver(match: string, guest: string): Promise<string> {
  await ensureSession(guest);
  const log = await (await store()).readLog(match);
  const played = playedIn(log);
  const { match: online, plies } = await post<Snapshot>("/api/handovers", { key: keyOf(match), ...played });
  const isThere = (move: string, number: number) => [move, UNSEEN].includes(plies[number]?.move ?? "");
  if (!played.moves.every(isThere)) throw new Refusal(HANDED_OTHERWISE, "online-differs");
  await (await worker()).handed(match, online, log.length);
  return online;
}

/** A position of any game, with who plays on from it. */
export interface Branch {
  variant: string;
  rules: number | null;
  options: Choices;
  moves: readonly string[];
  seats: ("me" | number)[];
}

/** Plays on from a position of another game, against the computer: a match of this browser, or of the server where no kernel runs. */
export async function playOn({ variant, options, seats, rules, moves }: Branch, name: string): Promise<string> {
  const plan = { variant, options, seats };
  try {
    return await (
      await worker()
    ).create(
      plan,
      plan.seats.map((seat) => (seat === "me" ? name : "")),
      { rules, moves },
    );
  } catch (error) {
    if (!(error instanceof Refusal && error.code === ELSEWHERE)) throw error;
  }
  await ensureSession(name);
  return (await post<Snapshot>("/api/handovers", { key: randomKey(), ...plan, rules, moves })).match;
}
