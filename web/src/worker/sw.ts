/**
 * The worker behind the pages: it keeps the client, so that it opens without a connection, keeps what was last seen,
 * and says when it is somebody's turn.
 *
 * It is installed with the files that every page needs. All else that is needed without a connection (the kernel, the
 * data of all games, the rule book) is fetched when a page asks for it, once it has nothing better to do.
 *
 * A new version takes over at once, with as much as the version before it had, and leaves that version's files: pages
 * that are still open find theirs, and the next page that is opened is new.
 */
import {
  COMMON,
  KEPT,
  MINE,
  SHARED,
  SHARED_AT,
  STATIC,
  WORDS,
  WORDS_AT,
  type KeepNews,
  type KeepWish,
  type PackedAnswer,
  type Words,
} from "./names";
import { wayFor } from "./plan";

/** Files of the client and packs of answers, by their names from its folder. */
interface Kept {
  files: readonly string[];
  packs: readonly string[];
}

/** Written in by the build: what the client needs to open, what all and what speakers of a language need besides. */
declare const FILES: readonly string[];
declare const LATER: Kept;
declare const BY_LANGUAGE: Record<string, Kept>;
/** A name for all of it together. */
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

/** The folder of the client, with a slash at its end. */
const FOLDER = new URL(self.registration.scope).pathname;
const isStatic = new URL(self.location.href).searchParams.has(STATIC);
const at = (path: string): string => FOLDER + path.replace(/^\//, "");
const pageAt = (path: string): string => (isStatic ? `${FOLDER}?${path}` : at(path));

/** The page without a word: the start page is written in one language, and shown only where that is asked for. */
const SHELL = at("index.html");
/** A site may hold other editions in other folders. */
const OF_FOLDER = FOLDER === "/" ? "-" : `@${FOLDER}-`;
const FILES_PREFIX = `cornerwise-files${OF_FOLDER}`;
const FILES_NOW = FILES_PREFIX + VERSION;
/** Unpacked answers. */
const PACKS_PREFIX = `cornerwise-packs${OF_FOLDER}`;
const PACKS_NOW = PACKS_PREFIX + VERSION;
/** Names the languages in which everything is there. */
const DONE_AT = at("kept.json");
/** A connection that says nothing for so long is none, where there is something to show in its place. */
const PATIENCE = 4000;
/** Files at once. */
const LANES = 4;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(FILES_NOW);
  const shell = await fetch(new Request(SHELL, { cache: "reload" }));
  const named = (await shell.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  // While a server is being updated it may give the page of one version and the worker of another: then not now.
  if (!shell.ok || named.some((name) => !FILES.includes(name))) throw new Error("this page is of another version");
  await cache.put(SHELL, shell);
  await fetchAll(FILES);
  for (const language of await keptBefore()) await keep(language);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const names = await caches.keys(); // the oldest first
  const files = names.filter((name) => name.startsWith(FILES_PREFIX) && name !== FILES_NOW);
  const packs = names.filter((name) => name.startsWith(PACKS_PREFIX) && name !== PACKS_NOW);
  // What was last seen was seen with another version, too.
  const old = [...files.slice(0, -1), ...packs, ...(files.length ? [COMMON] : [])];
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The languages in which the version before this one had everything. */
async function keptBefore(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PACKS_PREFIX) && name !== PACKS_NOW);
  const last = names.at(-1);
  return last ? doneIn(last) : [];
}

async function doneIn(packs: string): Promise<string[]> {
  const written = await (await caches.open(packs)).match(DONE_AT);
  const languages = written ? ((await written.json()) as string[]) : [];
  return languages.filter((language) => language in BY_LANGUAGE);
}

/** Puts files into the cache of this version, from that of another where it has the same. */
async function fetchAll(files: readonly string[], tell: () => void = () => undefined): Promise<void> {
  const cache = await caches.open(FILES_NOW);
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const address = at(file);
      if (!(await cache.match(address))) {
        const answer = (await caches.match(address)) ?? (await fetch(address));
        if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
        await cache.put(address, answer);
      }
      tell();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Puts the answers of a pack into the cache of this version. */
async function unpack(pack: string, cache: Cache): Promise<void> {
  const answer = await fetch(at(pack));
  if (!answer.ok) throw new Error(`${pack}: ${answer.status}`);
  for (const { address, kind, body } of (await answer.json()) as PackedAnswer[]) {
    if (body === undefined) await cache.add(at(address));
    else await cache.put(at(address), new Response(body, { headers: { "content-type": kind ?? "" } }));
  }
}

let keeping: Promise<void> = Promise.resolve();

/** Fetches all that is needed without a connection; whoever asks meanwhile waits for the same. */
function keep(language: string, tell: (news: KeepNews) => void = () => undefined): Promise<void> {
  keeping = keeping.catch(() => undefined).then(() => fetchForOffline(language, tell));
  return keeping;
}

async function fetchForOffline(language: string, tell: (news: KeepNews) => void): Promise<void> {
  const done = await doneIn(PACKS_NOW);
  const parts = [LATER, BY_LANGUAGE[language] ?? { files: [], packs: [] }];
  const files = parts.flatMap((part) => part.files);
  // Of those that are unpacked already, one language may need none.
  const packs = parts.filter((part) => part !== LATER || !done.length).flatMap((part) => part.packs);
  const of = files.length + packs.length;
  let count = 0;
  const step = () => tell({ done: (count += 1), of });
  if (done.includes(language)) return tell({ done: of, of });
  await fetchAll(files, step);
  const cache = await caches.open(PACKS_NOW);
  for (const pack of packs) {
    await unpack(pack, cache);
    step();
  }
  await cache.addAll([at("icon.svg"), at(`manifest-${language}.webmanifest`)]); // what systems ask for
  await cache.put(DONE_AT, Response.json([...done, language]));
}

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const { keep: language, ask } = event.data as KeepWish;
  const tell = (news: KeepNews | null) => port?.postMessage(news);
  event.waitUntil(
    ask
      ? doneIn(PACKS_NOW).then((done) => tell({ done: done.includes(language) ? 1 : 0, of: 1 }))
      : keep(language, tell).catch(() => tell(null)),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(FOLDER)) return;
  const path = `/${pathname.slice(FOLDER.length)}`;
  const way = wayFor({ method: request.method, path, navigates: request.mode === "navigate" });
  if (way === "page") event.respondWith(page(request));
  else if (way === "file") event.respondWith(file(request));
  else if (way === "common") event.respondWith(lastKnown(request, COMMON));
  else if (way === "mine") event.respondWith(lastKnown(request, MINE));
  else if (way === "share") event.respondWith(share(request));
});

/** What the server answers, unless it takes too long or is out of order, for somebody who has something else to show. */
async function inTime(request: Request): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("no answer in time")), PATIENCE));
  const answer = await Promise.race([fetch(request), late]);
  if (answer.status >= 500) throw new Error(`the server answered ${answer.status}`);
  return answer;
}

async function page(request: Request): Promise<Response> {
  const shell = await (await caches.open(FILES_NOW)).match(SHELL);
  if (!shell) return fetch(request);
  return inTime(request).catch(() => shell);
}

async function file(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(FILES_NOW)).put(request, answer.clone());
  return answer;
}

async function lastKnown(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  // A cover has its ply in its address; an older one is better than none.
  const last =
    (await cache.match(request)) ??
    (name === COMMON ? await (await caches.open(PACKS_NOW)).match(request) : undefined) ??
    (request.destination === "image" ? await cache.match(request, { ignoreSearch: true }) : undefined);
  try {
    const answer = await (last ? inTime(request) : fetch(request));
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    if (!last) return Response.error();
    const headers = new Headers(last.headers);
    headers.set(KEPT, "1");
    return new Response(last.body, { status: last.status, headers });
  }
}

/** Keeps what was shared until the page that opens has read it. */
async function share(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get("file");
  const words = [form.get("text"), form.get("url")].filter((part) => typeof part === "string" && part);
  const text = file instanceof File ? await file.text() : words.join("\n");
  await (await caches.open(SHARED)).put(at(SHARED_AT), new Response(text));
  return Response.redirect(pageAt("/open"), 303);
}

// Whose turn it is

/** That it is one's turn in a match, or that somebody challenges one to a game. */
type Notice = { kind: "turn"; match: string; variant: string } | { kind: "challenge"; name: string; variant: string };

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice?.kind === "turn" || notice?.kind === "challenge") event.waitUntil(tell(notice));
});

const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (client: WindowClient, path: string): boolean => new URL(client.url).pathname === path;

async function tell(notice: Notice): Promise<void> {
  const isTurn = notice.kind === "turn";
  const path = at(isTurn ? `/match/${notice.match}` : "/friends");
  if ((await openPages()).some((client) => client.focused && isAt(client, path))) return;
  const written = await (await caches.open(WORDS)).match(at(WORDS_AT));
  const words = written ? ((await written.json()) as Words) : null;
  const game = words?.games[notice.variant] ?? "";
  await self.registration.showNotification((isTurn ? words?.turn : words?.challenge) ?? "Cornerwise", {
    body: isTurn ? game : `${notice.name} · ${game}`,
    tag: isTurn ? notice.match : "challenge", // a newer notice of a match takes the place of an older one
    icon: at("/icons/icon-192.png"),
    badge: at("/icons/badge-96.png"),
    data: path,
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data as string));
});

async function show(path: string): Promise<void> {
  const there = (await openPages()).find((client) => isAt(client, path));
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
