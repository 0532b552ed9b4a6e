/**
 * The worker behind the pages: it keeps the client, so that it opens without a connection, keeps what was last seen,
 * and says when it is somebody's turn.
 *
 * A new version takes over at once and leaves the files of the version before it: pages that are still open find theirs,
 * and the next page that is opened is new.
 */
import { COMMON, KEPT, MINE, WORDS, WORDS_AT, type Words } from "./names";
import { wayFor } from "./plan";

/** Written in by the build: every file that the client needs to open, and a name for all of them together. */
declare const FILES: readonly string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

/** The page without a word: the start page is written in one language, and shown only where that is asked for. */
const SHELL = "/index.html";
const PREFIX = "cornerwise-files-";
const FILES_NOW = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(FILES_NOW);
  await cache.addAll([new Request(SHELL, { cache: "reload" }), ...FILES]);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX)); // the oldest first
  const before = versions.filter((name) => name !== FILES_NOW).at(-1);
  await Promise.all(
    versions.filter((name) => name !== FILES_NOW && name !== before).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const way = wayFor({ method: request.method, path: pathname, navigates: request.mode === "navigate" });
  if (way === "page") event.respondWith(page(request));
  else if (way === "file") event.respondWith(file(request));
  else if (way === "common") event.respondWith(lastKnown(request, COMMON));
  else if (way === "mine") event.respondWith(lastKnown(request, MINE));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(FILES_NOW);
    return (await cache.match(SHELL)) ?? Response.error();
  }
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
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    // A cover has its ply in its address; an older one is better than none.
    const found = await cache.match(request, { ignoreSearch: request.destination === "image" });
    if (!found) return Response.error();
    const headers = new Headers(found.headers);
    headers.set(KEPT, "1");
    return new Response(found.body, { status: found.status, headers });
  }
}

// Whose turn it is

interface Notice {
  kind: string;
  match: string;
  variant: string;
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice?.kind === "turn") event.waitUntil(tell(notice));
});

const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (client: WindowClient, path: string): boolean => new URL(client.url).pathname === path;

async function tell({ match, variant }: Notice): Promise<void> {
  const path = `/match/${match}`;
  if ((await openPages()).some((client) => client.focused && isAt(client, path))) return;
  const written = await (await caches.open(WORDS)).match(WORDS_AT);
  const words = written ? ((await written.json()) as Words) : null;
  await self.registration.showNotification(words?.turn ?? "Cornerwise", {
    body: words?.games[variant] ?? "",
    tag: match, // a newer notice of a match takes the place of an older one
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
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
