/** My matches, those of this browser among them: asked for once, and then told by the server whenever one changes. */
import { isStatic } from "../browser/place";
import { Refusal } from "../protocol/refusal";
import type { LobbyMatch } from "../protocol/types";
import { myMatches } from "./summary";

export class MyMatches {
  /** The last answer; null before the first. */
  value = $state.raw<readonly LobbyMatch[] | null>(null);
  /** Why there is no answer. A later failure keeps what was shown before. */
  error = $state.raw<unknown>(null);

  async refresh(): Promise<void> {
    try {
      this.value = await myMatches();
      this.error = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.error = error;
    }
  }

  private hear(match: LobbyMatch | null): void {
    if (match === null) return void this.refresh();
    this.value = [match, ...(this.value ?? []).filter((known) => known.match !== match.match)];
  }

  /** Ask now and follow what happens, until the returned function is called. */
  watch = (): (() => void) => {
    void this.refresh();
    if (isStatic) return () => undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    // The socket comes after everything that the first page needs.
    void import("../net/lobby.svelte").then(({ lobby }) => {
      if (!isOver) stop = lobby.watch(false, (match) => this.hear(match));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
