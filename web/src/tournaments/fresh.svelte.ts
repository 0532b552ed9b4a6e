/** An answer of the server that is asked for anew when a tournament has changed, and not more often than that helps. */
const PAUSE = 3000;

export class Fresh<Value> {
  /** The last answer for what is wanted; null before the first. */
  value = $state.raw<Value | null>(null);
  error = $state.raw<unknown>(null);
  #about: string | null = null;
  #seq = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `about` tells what is wanted, and so that another answer is; `seq` that the same one may have changed. */
  want(about: string, seq: number, ask: () => Promise<Value>): void {
    if (about === this.#about && seq === this.#seq) return;
    const isOther = about !== this.#about;
    if (isOther) this.value = null;
    [this.#about, this.#seq] = [about, seq];
    clearTimeout(this.#timer);
    const wait = isOther ? 0 : Math.max(0, this.#asked + PAUSE - Date.now());
    if (wait) this.#timer = setTimeout(() => void this.#ask(ask), wait);
    else void this.#ask(ask);
  }

  /** Once more, after a failure. */
  again(ask: () => Promise<Value>): void {
    void this.#ask(ask);
  }

  async #ask(ask: () => Promise<Value>): Promise<void> {
    const about = this.#about;
    this.#asked = Date.now();
    try {
      const value = await ask();
      if (about === this.#about) [this.value, this.error] = [value, null];
    } catch (error) {
      if (about === this.#about) this.error = error;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#about = null;
  }
}
