/** Data that is requested again at intervals while a page is visible. */
import { Refusal } from "../protocol/refusal";

export class Polled<Value> {
  /** The last answer; null before the first. */
  value = $state.raw<Value | null>(null);
  /** Why there is no answer. A later failure keeps what was shown before. */
  error = $state.raw<unknown>(null);

  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly seconds: number,
  ) {}

  async refresh(): Promise<void> {
    try {
      this.value = await this.ask();
      this.error = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.error = error;
    }
  }

  /** Ask now and from time to time, until the returned function is called. Hidden pages need no news. */
  watch = (): (() => void) => {
    void this.refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, this.seconds * 1000);
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  };
}
