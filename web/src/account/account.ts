/** Account requests: create, log in, passkeys, recovery, sessions, deletion, API tokens. */
import { pageAt } from "../browser/place";
import { get, post, remove } from "../net/api";
import { setSession, type User } from "../net/session.svelte";
import { connection } from "../net/socket.svelte";
import type { Account } from "../protocol/types";
import { forgetCopies } from "../net/offlineCopies";
import { createPasskey, provePasskey, type JsonOptions } from "./passkeys";

export interface Token {
  id: string;
  label: string;
  scopes: ("read" | "play")[];
}

export const myAccount = (): Promise<Account> => get("/api/account");
export const hasAccount = async (): Promise<boolean> => (await myAccount()).login !== null;

/** Makes an account of who I am; without a password a passkey follows. The codes are shown once. */
export async function makeAccount(name: string, password: string | null): Promise<string[]> {
  const { recovery } = await post<{ recovery: string[] }>("/api/account", { name, password });
  return recovery;
}

export async function addPasskey(): Promise<void> {
  const options = await post<JsonOptions>("/api/account/passkeys/offer");
  await post("/api/account/passkeys", { credential: await createPasskey(options) });
}

/** Switches to another user, also on the socket. */
async function asSomebodyElse(entering: Promise<User>): Promise<void> {
  setSession(await entering);
  await forgetCopies();
  connection.reopen();
}

export const logIn = (name: string, password: string): Promise<void> =>
  asSomebodyElse(post("/api/account/login", { name, password }));

export const recover = (name: string, code: string, password: string): Promise<void> =>
  asSomebodyElse(post("/api/account/recover", { name, code, password }));

export async function logInWithPasskey(): Promise<void> {
  const options = await post<JsonOptions>("/api/account/passkeys/ask");
  await asSomebodyElse(post("/api/account/passkeys/login", { credential: await provePasskey(options) }));
}

/** Log out and load the page again, without anything of the user before. */
export async function logOut(): Promise<void> {
  await post("/api/account/logout");
  await forgetCopies();
  location.assign(pageAt("/account"));
}

export interface SessionOfMine {
  id: string;
  created: number;
  seen: number;
  this: boolean;
}

export const mySessions = (): Promise<SessionOfMine[]> => get("/api/account/sessions");
export const endSession = (session: string): Promise<unknown> => remove(`/api/account/sessions/${session}`);
export const endOtherSessions = (): Promise<unknown> => remove("/api/account/sessions");
export const changePassword = (old: string, fresh: string): Promise<unknown> =>
  post("/api/account/password", { old, new: fresh });

/** Delete the account and load the page again, without anything of the user before. */
export async function deleteAccount(password: string): Promise<void> {
  await post("/api/account/delete", { password });
  await forgetCopies();
  location.assign("/account");
}

export const myTokens = (): Promise<Token[]> => get("/api/tokens");
export const revoke = (token: string): Promise<unknown> => remove(`/api/tokens/${token}`);
export const newToken = async (label: string, scopes: Token["scopes"]): Promise<string> =>
  (await post<{ token: string }>("/api/tokens", { label, scopes })).token;
