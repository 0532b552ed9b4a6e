import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot } from "../src/protocol/types";
import { forgetCopies, copyMatch, copiedMatch } from "../src/net/offlineCopies";

/** The browser's store of answers, as far as it is needed here: jsdom has none. */
class Store {
  readonly kept = new Map<string, string>();
  async put(path: string, answer: Response): Promise<void> {
    this.kept.set(path, await answer.text());
  }
  async match(path: string): Promise<Response | undefined> {
    const found = this.kept.get(path);
    return found === undefined ? undefined : new Response(found);
  }
  async delete(path: string | { url: string }): Promise<boolean> {
    return this.kept.delete(typeof path === "string" ? path : new URL(path.url).pathname);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((path) => ({ url: `https://example.org${path}` }));
  }
}

let store: Store;
beforeEach(() => {
  store = new Store();
  const open = () => Promise.resolve(store);
  vi.stubGlobal("caches", { open, delete: () => Promise.resolve(void (store = new Store())) });
});

const match = (name: string, you: number[] = [0]) => ({
  snapshot: { match: name, you, plies: [] } as unknown as Snapshot,
  plies: [{ seat: 0, colour: "blue", move: "a1" }],
});

describe("matches kept for when there is no connection", () => {
  it("come back with all their moves", async () => {
    await copyMatch(match("one"));
    expect((await copiedMatch("one"))?.plies).toHaveLength(1);
    expect(await copiedMatch("two")).toBeNull();
  });

  it("are one's own, and gone with who one was", async () => {
    await copyMatch(match("watched", []));
    expect(await copiedMatch("watched")).toBeNull();
    await copyMatch(match("one"));
    await forgetCopies();
    expect(await copiedMatch("one")).toBeNull();
  });

  it("make room for newer ones", async () => {
    for (let i = 0; i < 40; i += 1) await copyMatch(match(`m${i}`));
    await copyMatch(match("m0")); // seen again, so not the oldest any more
    await copyMatch(match("new"));
    expect(await copiedMatch("m0")).not.toBeNull();
    expect(await copiedMatch("m1")).toBeNull();
    expect(await copiedMatch("new")).not.toBeNull();
  });
});
