/** The session of this browser, created on first need. */
import { readJson, writeText, readText } from "../browser/storage";
import { get, post } from "./api";
import { Refusal } from "../protocol/refusal";

export interface User {
  id: string;
  name: string;
}

const KEY = "name";
/** A name that was chosen before there was a session. */
const WISH = "name-wanted";

let me = $state<User | null>(null);
let asking: Promise<User | null> | null = null;

const listeners = new Set<() => void>();
/** Be told when a session has begun in this browser. */
export const onSession = (listener: () => void): void => void listeners.add(listener);

export const currentUser = (): User | null => me;
/** The name last used in this browser. */
export const rememberedName = (): string => me?.name ?? (readJson<string>(KEY, "") || readJson<string>(WISH, ""));

/** The name for a session that is still to come. */
export const rememberName = (name: string): void => writeText(WISH, JSON.stringify(name));

/** The user of the current session, or null. Asked once, and not at all where no session was ever started. */
export function findSession(): Promise<User | null> {
  if (readText(KEY) === null) return Promise.resolve(null);
  asking ??= get<User>("/api/session").then(
    (found) => (me = found),
    (error: unknown) => {
      if (!(error instanceof Refusal && error.code.startsWith("session/"))) asking = null;
      return null;
    },
  );
  return asking;
}

/** The server has said who I am from now on. */
export function setSession(found: User): User {
  me = found;
  asking = Promise.resolve(found);
  writeText(KEY, JSON.stringify(found.name));
  for (const listener of listeners) listener();
  return found;
}

/** Whether there is surely no session in this browser; where the server cannot be asked, there may be one. */
export async function hasNoSession(): Promise<boolean> {
  if (readText(KEY) === null) return true;
  return (await findSession()) === null && asking !== null;
}

/** A session under a name; the same session where there is one already. */
export const startSession = async (name: string): Promise<User> =>
  setSession(await post<User>("/api/session", { name }));

/**
 * A session, whatever the name: playing needs no account and no question. A browser may have forgotten what pages keep in it,
 * but not who one is: then the session goes on under its name.
 */
export async function ensureSession(fallbackName: string): Promise<User> {
  const name = rememberedName() || fallbackName;
  return (await findSession()) ?? setSession(await post<User>("/api/session", { name, rename: false }));
}
