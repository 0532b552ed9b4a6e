/** A hint that was asked for: the move, which is shown on the board, and why it is good. */
import { hintReasons } from "../game/words";
import { table } from "../net/tables";
import type { Hint } from "../protocol/types";
import type { Play } from "./play.svelte";

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  isBusy = $state(false);
  readonly reasons: readonly string[] = $derived(hintReasons(this.hint?.reasons ?? []));

  constructor(private readonly play: Play) {
    // After a move the hint is about another position.
    $effect(() => {
      void play.match.plies.length;
      this.hint = null;
    });
  }

  /** Whether there are hints: where nobody else would be at a disadvantage, and in family games. */
  get isOffered(): boolean {
    const { game, match } = this.play;
    const others = (match.state?.seats ?? []).some(({ kind }, seat) => kind === "person" && !match.you.includes(seat));
    return game.takesHints && match.you.length > 0 && (!others || Boolean(match.snapshot?.family));
  }

  get isPossible(): boolean {
    return !this.isBusy && this.play.isMyTurn && !this.play.isHidden;
  }

  async ask(): Promise<void> {
    const { match, hold } = this.play;
    const at = match.plies.length;
    this.isBusy = true;
    try {
      const hint = await table.ask("matchHint", { match: match.id });
      if (at !== match.plies.length) return;
      this.hint = hint;
      this.play.viewed = null;
      hold.showMove(hint.move);
    } finally {
      this.isBusy = false;
    }
  }
}
