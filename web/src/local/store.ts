/** What this browser keeps of its matches (IndexedDB): the log of each, and a line for lists. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { LobbyMatch } from "../protocol/types";
import type { Entry } from "./log";

export interface Kept extends LobbyMatch {
  /** Where a server plays it on. */
  online?: string;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept; indexes: { changed: number } };
  /** `of` is the match: an event may name another one. */
  events: { key: [string, number]; value: Entry & { of: string } };
}

const NAME = "cornerwise";
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** Rejects where the browser keeps nothing. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore("matches", { keyPath: "match" }).createIndex("changed", "changed");
      db.createObjectStore("events", { keyPath: ["of", "seq"] });
    },
    // Another page of this browser wants a newer layout: it must not wait for us.
    blocking: () => void opened?.then((db) => db.close()).then(() => (opened = null)),
  });
  opened.catch(() => (opened = null));
  return opened;
}

const everythingOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Infinity]);

/** The log of a match; empty where there is none. */
export async function readLog(match: string): Promise<Entry[]> {
  const rows = await (await database()).getAll("events", everythingOf(match));
  return rows.map(({ of: _, ...entry }) => entry as Entry);
}

/** Writes events and the line of their match together. False if another page of this browser was faster. */
export async function append(kept: Kept, entries: readonly Entry[]): Promise<boolean> {
  const transaction = (await database()).transaction(["matches", "events"], "readwrite", { durability: "strict" });
  const events = transaction.objectStore("events");
  const written = entries.map((entry) => events.add({ ...entry, of: kept.match }));
  written.push(transaction.objectStore("matches").put(kept) as never);
  const results = await Promise.allSettled([...written, transaction.done]);
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return true;
  const taken = results.some(({ status, ...rest }) => status === "rejected" && isConflict(rest));
  if (taken) return false;
  throw failed.reason;
}

const isConflict = (result: object): boolean =>
  "reason" in result && result.reason instanceof DOMException && result.reason.name === "ConstraintError";

/** All matches, the last changed first. */
export async function keptMatches(): Promise<Kept[]> {
  return (await (await database()).getAllFromIndex("matches", "changed")).reverse();
}

export const keptMatch = async (match: string): Promise<Kept | undefined> => (await database()).get("matches", match);

export async function removeMatch(match: string): Promise<void> {
  const transaction = (await database()).transaction(["matches", "events"], "readwrite");
  await Promise.all([
    transaction.objectStore("matches").delete(match),
    transaction.objectStore("events").delete(everythingOf(match)),
    transaction.done,
  ]);
}

/** For tests: the next call opens it anew. */
export async function closeStore(): Promise<void> {
  (await opened)?.close();
  opened = null;
}
