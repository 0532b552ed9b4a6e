/** What the rules say of a piece that rests where it may not lie. */
import { t } from "../i18n/index.svelte";
import type { Legality } from "../protocol/types";
import { reasonText } from "../play/words";

/** A piece that rests for so many milliseconds is asked about. */
const REST = 300;

/** Whoever can ask the rules. */
interface Asking {
  why(move: string): Promise<Legality>;
}

interface Held {
  move: string | null;
  legal: boolean;
}

export class Resting {
  text = $state("");

  constructor(
    private readonly asking: Asking,
    private readonly held: () => Held | null,
  ) {
    $effect(() => this.ask());
  }

  private ask(): (() => void) | undefined {
    const held = this.held();
    this.text = "";
    if (!held || held.legal) return undefined;
    const { move } = held;
    if (move === null) return void (this.text = t("why-off-board"));
    const timer = setTimeout(() => {
      void this.asking.why(move).then((verdict) => {
        // What the rules allow is not always what the step asks for.
        if (this.held()?.move === move) this.text = verdict.legal ? t("learn-elsewhere") : reasonText(verdict);
      });
    }, REST);
    return () => clearTimeout(timer);
  }
}
