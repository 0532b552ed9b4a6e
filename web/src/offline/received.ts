/** Texts that come from outside: files that the system opens with this app, and what other apps share with it. */
import { fileAt } from "../browser/place";
import { SHARED, SHARED_AT } from "../worker/names";

interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** More than any record is long. */
const LONGEST = 2_000_000;
/** A launch is told at once, or there was none. */
const PATIENCE = 300;

/** The text of the file that this page was opened with, or what was shared; empty where it was opened otherwise. */
export async function takeReceived(): Promise<string> {
  return ((await launched()) ?? (await shared()) ?? "").slice(0, LONGEST);
}

async function launched(): Promise<string | null> {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  if (!launchQueue) return null;
  const handle = await new Promise<FileSystemFileHandle | undefined>((resolve) => {
    launchQueue.setConsumer(({ files }) => resolve(files?.[0]));
    setTimeout(resolve, PATIENCE);
  });
  return handle ? (await handle.getFile()).text() : null;
}

async function shared(): Promise<string | null> {
  if (typeof caches === "undefined") return null;
  const cache = await caches.open(SHARED);
  const found = await cache.match(fileAt(SHARED_AT));
  await cache.delete(fileAt(SHARED_AT));
  return found ? found.text() : null;
}
