/** A hint that was asked for: the move, which is shown on the board, and why it is good. */
import { hintReasons } from "../game/words";
import { t } from "../i18n/index.svelte";
import { table } from "../net/tables";
import type { Hint } from "../protocol/types";
import type { Play } from "./play.svelte";

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  isBusy = $state(false);
  readonly reasons: readonly string[] = $derived.by(() =>
    hintReasons(this.hint?.reasons ?? [], this.play.game.board?.shape),
  );
  /** What cannot be shown on the board, since it lays nothing. */
  readonly word: string = $derived.by(() => {
    const move = this.hint?.move ?? "";
    return move && !this.play.game.placingOf(move) ? t(`word-${move}`) : "";
  });

  constructor(private readonly play: Play) {
    // After a move the hint is about another position.
    $effect(() => {
      void play.match.plies.length;
      this.hint = null;
    });
  }

  /** Whether there are hints: where nobody else would be at a disadvantage, and in family games. */
  get isOffered(): boolean {
    const { match } = this.play;
    const others = (match.state?.seats ?? []).some(({ kind }, seat) => kind === "person" && !match.you.includes(seat));
    return match.you.length > 0 && (!others || Boolean(match.snapshot?.family));
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
      if (!hold.showMove(hint.move)) hold.drop();
    } finally {
      this.isBusy = false;
    }
  }
}
