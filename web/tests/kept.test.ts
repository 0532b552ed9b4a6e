import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot } from "../src/protocol/types";
import { forgetMine, keepMatch, keptMatch } from "../src/net/offlineCopies";

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
    await keepMatch(match("one"));
    expect((await keptMatch("one"))?.plies).toHaveLength(1);
    expect(await keptMatch("two")).toBeNull();
  });

  it("are one's own, and gone with who one was", async () => {
    await keepMatch(match("watched", []));
    expect(await keptMatch("watched")).toBeNull();
    await keepMatch(match("one"));
    await forgetMine();
    expect(await keptMatch("one")).toBeNull();
  });

  it("make room for newer ones", async () => {
    for (let i = 0; i < 40; i += 1) await keepMatch(match(`m${i}`));
    await keepMatch(match("m0")); // seen again, so not the oldest any more
    await keepMatch(match("new"));
    expect(await keptMatch("m0")).not.toBeNull();
    expect(await keptMatch("m1")).toBeNull();
    expect(await keptMatch("new")).not.toBeNull();
  });
});
