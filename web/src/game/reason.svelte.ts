/** Why the held piece may not lie where it rests: asked of the rules once it has rested for a moment. */
import { t } from "../i18n/index.svelte";
import type { Legality } from "../protocol/types";
import { refusalText } from "./words";

/** Milliseconds. */
const REST = 300;

interface Held {
  move: string | null;
  legal: boolean;
}

export class Reason {
  /** What the rules say; null while nothing is held where it does not fit, or nothing is known yet. */
  verdict = $state.raw<Legality | null>(null);

  readonly text: string = $derived.by(() => {
    const held = this.held();
    if (held && !held.legal && held.move === null) return t("why-off-board");
    // What the rules allow is not always what a lesson asks for.
    return !this.verdict ? "" : this.verdict.legal ? t("learn-elsewhere") : refusalText(this.verdict, this.shape);
  });

  constructor(
    private readonly why: (move: string) => Promise<Legality>,
    private readonly held: () => Held | null,
    /** What the board is made of. */
    private readonly shape: string | undefined,
  ) {
    $effect(() => this.ask());
  }

  private ask(): (() => void) | undefined {
    const held = this.held();
    this.verdict = null;
    if (!held || held.legal || held.move === null) return undefined;
    const { move } = held;
    const timer = setTimeout(() => {
      void this.why(move).then((verdict) => {
        if (this.held()?.move === move) this.verdict = verdict;
      });
    }, REST);
    return () => clearTimeout(timer);
  }
}
