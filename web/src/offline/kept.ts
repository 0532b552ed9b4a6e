/**
 * The matches of this person as they were last seen, for when there is no connection. Browsers keep such things only for
 * pages that nobody can have tampered with; elsewhere nothing is kept, and all works with a connection.
 */
import type { Snapshot } from "../net/types";
import { COMMON, MINE } from "../worker/names";

/** Older ones make room. */
const MOST = 40;
const addressOf = (match: string): string => `/api/matches/${match}`;
const SNAPSHOT = /^\/api\/matches\/[^/]+$/;

const mine = (): Promise<Cache> | null => (typeof caches === "undefined" ? null : caches.open(MINE));

export async function keepSnapshot(snapshot: Snapshot): Promise<void> {
  const cache = await mine();
  if (!cache || !snapshot.you.length) return;
  const address = addressOf(snapshot.match);
  await cache.delete(address); // what was seen last is the last in the list
  await cache.put(address, Response.json(snapshot));
  const all = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return SNAPSHOT.test(pathname) && pathname !== "/api/matches/mine";
  });
  await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
}

export async function keptSnapshot(match: string): Promise<Snapshot | null> {
  const found = await (await mine())?.match(addressOf(match));
  return found ? ((await found.json()) as Snapshot) : null;
}

/** What the first page of a new visitor asks for before there is a worker that would keep it. */
export async function keepCommon(path: string, data: unknown): Promise<void> {
  if (!import.meta.env.PROD || typeof caches === "undefined" || navigator.serviceWorker?.controller) return;
  await (await caches.open(COMMON)).put(path, Response.json(data));
}

/** Whoever uses this browser next is somebody else. */
export async function forgetMine(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(MINE);
}
