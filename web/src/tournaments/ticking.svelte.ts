/** The server's time, second by second, while something on the page counts down. */
import { connection } from "../net/socket.svelte";

const SECOND = 1000;

export class Ticking {
  now = $state(Date.now() + connection.skew);

  /** Ticks until the returned function is called. */
  run = (): (() => void) => {
    const timer = setInterval(() => (this.now = Date.now() + connection.skew), SECOND);
    return () => clearInterval(timer);
  };
}

/** As people read it: 6:21, 1:06:21. Always in plain figures. */
export function timeLeft(until: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}
