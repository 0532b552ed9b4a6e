/** A value that follows another one, but changes only every so often: pictures of a quick game would come too late anyway. */
import { untrack } from "svelte";

export class Steady<Value> {
  value = $state.raw() as Value;
  private changed = 0;

  /** `source` is followed; what `keyOf` tells apart is shown at once. */
  constructor(source: () => Value, keyOf: (value: Value) => unknown, seconds: number) {
    this.value = source();
    $effect(() => {
      const next = source();
      const current = untrack(() => this.value);
      if (next === current) return;
      const left = this.changed + seconds * 1000 - Date.now();
      const show = () => {
        this.value = next;
        this.changed = Date.now();
      };
      if (left <= 0 || keyOf(next) !== keyOf(current)) return show();
      const timer = setTimeout(show, left);
      return () => clearTimeout(timer);
    });
  }
}
