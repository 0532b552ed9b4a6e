/** Matches that are over: as many as are shown of those that fit, and older ones when they are asked for. */
import { finishedMatches } from "../net/matches";
import type { FinishedMatch } from "../protocol/types";
import { ANYTHING, fits, type Wish } from "./choosing";

const AT_ONCE = 6;
/** Questions in a row. The server knows the games that are wanted; what else is wanted may leave much out. */
const MOST_ASKED = 5;

export class Replays {
  /** All of the family that were told, the last ended first. */
  private told = $state.raw<readonly FinishedMatch[]>([]);
  private wish = $state.raw<Wish>(ANYTHING);
  private count = $state(AT_ONCE);
  private isAll = $state(false);
  /** How often something was wanted: an answer that comes after a later wish is too late. */
  private wanted = 0;
  /** Whether the server has answered, or cannot. */
  isKnown = $state(false);
  /** Whether there are any, whatever is wanted. */
  hasAny = $state(false);

  private readonly fitting = $derived(this.told.filter((match) => fits(match, this.wish)));
  readonly shown: readonly FinishedMatch[] = $derived(this.fitting.slice(0, this.count));
  readonly hasMore: boolean = $derived(this.fitting.length > this.count || (!this.isAll && this.hasAny));

  /** Show what fits a wish, the last ended first. */
  async want(wish: Wish): Promise<void> {
    const [before, now] = [this.wish.family, wish.family];
    if (before !== now) {
      // The latest of all games are also the latest of one family.
      this.told = before ? [] : this.told.filter((match) => fits(match, { ...ANYTHING, family: now }));
      this.isAll = false;
    }
    this.wish = wish;
    this.count = AT_ONCE;
    await this.fill();
  }

  /** Show older ones too. */
  async more(): Promise<void> {
    this.count += AT_ONCE;
    await this.fill();
  }

  /** One more than are shown tells that there are more. */
  private async fill(): Promise<void> {
    const turn = ++this.wanted;
    try {
      for (let asked = 0; asked < MOST_ASKED && !this.isAll && this.fitting.length <= this.count; asked++) {
        const next = await finishedMatches(this.wish.family, this.told.at(-1)?.match ?? null);
        if (turn !== this.wanted) return;
        this.told = [...this.told, ...next];
        this.isAll = !next.length;
        this.hasAny ||= next.length > 0;
      }
    } finally {
      this.isKnown = true;
    }
  }
}
