/** Requests to the server, and its refusals as errors with a code. */
import { currentLanguage } from "../i18n/index.svelte";
import { answerAt, isStatic } from "../browser/place";
import { KEPT } from "../worker/names";
import { NO_SERVER, OFFLINE, Refusal } from "../protocol/refusal";
import { setReachable } from "./reachable.svelte";

/** Whether the static edition has an answer as a file. */
const isFile = (method: string, path: string): boolean => method === "GET" && path.startsWith("/api/games");

/** Sends a request; an answer with an error status becomes a `Refusal`. */
export async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (isStatic && !isFile(method, path)) throw new Refusal(NO_SERVER, "there is no server");
  let answer: Response;
  try {
    answer = await fetch(answerAt(path), {
      method,
      credentials: "same-origin",
      signal: signal ?? null,
      headers: {
        "Accept-Language": currentLanguage(),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    setReachable(false);
    throw new Refusal(OFFLINE, "the server cannot be reached");
  }
  setReachable(!answer.headers.has(KEPT));
  if (answer.ok) return answer;
  const refused = ((await answer.json().catch(() => null)) ?? {}) as Partial<Refusal>;
  throw new Refusal(refused.code ?? `http/${answer.status}`, refused.message ?? answer.statusText, refused.details);
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? null : await answer.json().catch(() => null)) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const remove = <T>(path: string): Promise<T> => request<T>("DELETE", path);
