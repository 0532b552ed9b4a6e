/** The session of this browser, created on first need. */
import { recalled, remember, remembered } from "../browser/storage";
import { get, post } from "./api";
import { Refusal } from "../protocol/refusal";

export interface Me {
  id: string;
  name: string;
}

const KEY = "name";

let me = $state<Me | null>(null);
let asking: Promise<Me | null> | null = null;

export const currentMe = (): Me | null => me;
/** The name last used in this browser. */
export const usualName = (): string => me?.name ?? recalled<string>(KEY, "");

/** Who I am, if there is a session. Asked once, and not at all where none was ever begun. */
export function findMe(): Promise<Me | null> {
  if (remembered(KEY) === null) return Promise.resolve(null);
  asking ??= get<Me>("/api/session").then(
    (found) => (me = found),
    (error: unknown) => {
      if (!(error instanceof Refusal && error.code.startsWith("session/"))) asking = null;
      return null;
    },
  );
  return asking;
}

/** The server has said who I am from now on. */
export function becomeMe(found: Me): Me {
  me = found;
  asking = Promise.resolve(found);
  remember(KEY, JSON.stringify(found.name));
  return found;
}

/** A session under a name; the same session where there is one already. */
export const beMe = async (name: string): Promise<Me> => becomeMe(await post<Me>("/api/session", { name }));

/** A session, whatever the name: playing needs no account and no question. */
export async function someMe(fallbackName: string): Promise<Me> {
  return (await findMe()) ?? beMe(usualName() || fallbackName);
}
