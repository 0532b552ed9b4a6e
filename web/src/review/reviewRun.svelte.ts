/** A review in progress. Leaving the page cancels it. */
import { table } from "../net/tables";
import { Refusal } from "../protocol/refusal";
import type { Review, ReviewLine } from "../protocol/types";
import { recordText, type PlayedGame } from "./playedGame";

/** A game is looked at once while the page is open: it costs much, and does not change. */
const kept = new Map<string, Review>();
const keyOf = ({ variant, rules, options, moves }: PlayedGame): string =>
  JSON.stringify([variant, rules, options, moves]);

export class ReviewRun {
  done = $state(0);
  total = $state(0);
  review = $state.raw<Review | null>(null);
  error = $state.raw<unknown>(null);
  private stopping: AbortController | null = null;

  async start(played: PlayedGame): Promise<void> {
    this.stop();
    const key = keyOf(played);
    [this.done, this.total, this.error] = [0, played.plies.length, null];
    this.review = kept.get(key) ?? null;
    if (this.review) return;
    const { signal } = (this.stopping = new AbortController());
    try {
      const wish = { record: await recordText(played, "json") };
      for await (const line of table.review(wish, signal)) this.hear(line);
      if (this.review) kept.set(key, this.review);
    } catch (error) {
      if (!signal.aborted) this.error = error;
    }
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
  }

  private hear({ progress, review, error }: ReviewLine): void {
    if (progress) [this.done, this.total] = progress;
    if (review) this.review = review;
    if (error) throw new Refusal("server/busy", error);
  }
}
