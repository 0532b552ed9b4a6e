/** A review being made: how far it is, and then what was found. Who leaves the page stops the work. */
import { t } from "../i18n/index.svelte";
import { ask, Refusal } from "../net/api";
import { someMe } from "../net/session.svelte";
import type { Review, ReviewLine } from "../net/types";
import { recordText, type Story } from "./story";

/** A game is looked at once while the page is open: it costs the server much, and does not change. */
const kept = new Map<string, Review>();
const keyOf = ({ variant, rules, options, moves }: Story): string => JSON.stringify([variant, rules, options, moves]);

export class ReviewRun {
  done = $state(0);
  total = $state(0);
  review = $state.raw<Review | null>(null);
  error = $state.raw<unknown>(null);
  private stopping: AbortController | null = null;

  async start(story: Story): Promise<void> {
    this.stop();
    const key = keyOf(story);
    [this.done, this.total, this.error] = [0, story.plies.length, null];
    this.review = kept.get(key) ?? null;
    if (this.review) return;
    const { signal } = (this.stopping = new AbortController());
    try {
      await someMe(t("seat-guest"));
      const wish = story.match ? { match: story.match } : { record: await recordText(story, "json") };
      for await (const line of linesOf(await ask("POST", "/api/reviews", wish, signal))) this.hear(line);
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

/** The lines of an answer as they come. */
export async function* linesOf(answer: Response): AsyncGenerator<ReviewLine> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (reader) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as ReviewLine;
    if (done) return;
  }
}
