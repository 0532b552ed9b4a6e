/**
 * Copies of the own matches for use without a connection, in the Cache API. Browsers offer it on secure pages only;
 * elsewhere nothing is copied.
 */
import type { Ply, Snapshot } from "../protocol/types";
import { COMMON, MINE } from "../worker/names";

export interface MatchCopy {
  snapshot: Snapshot;
  /** All moves; those of the snapshot are from when the server sent it. */
  plies: readonly Ply[];
}

/** Older ones make room. */
const MOST = 40;
/** No address of the server's: what the worker keeps lies beside it. */
const FOLDER = "/kept/";
const addressOf = (match: string): string => FOLDER + match;

const mine = (): Promise<Cache> | null => (typeof caches === "undefined" ? null : caches.open(MINE));

let writing: Promise<void> = Promise.resolve();

/** One after the other, so that the newest is what remains. A full disk is no reason to stop a game. */
export const copyMatch = (match: MatchCopy): Promise<void> =>
  (writing = writing.then(() => write(match)).catch(() => undefined));

async function write(match: MatchCopy): Promise<void> {
  const cache = await mine();
  if (!cache || !match.snapshot.you.length) return;
  const address = addressOf(match.snapshot.match);
  await cache.delete(address); // what was seen last is the last in the list
  await cache.put(address, Response.json(match));
  const all = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(FOLDER));
  await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
}

export async function copiedMatch(match: string): Promise<MatchCopy | null> {
  const found = await (await mine())?.match(addressOf(match));
  return found ? ((await found.json()) as MatchCopy) : null;
}

/** What the first page of a new visitor asks for before there is a worker that would keep it. */
export async function copyCommon(path: string, data: unknown): Promise<void> {
  if (!import.meta.env.PROD || typeof caches === "undefined" || navigator.serviceWorker?.controller) return;
  await (await caches.open(COMMON)).put(path, Response.json(data));
}

/** Deletes all copies, when another user logs in. */
export async function forgetCopies(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(MINE);
}
