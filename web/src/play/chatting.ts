/** Whether there is anybody to talk to. */
import type { Match } from "./match.svelte";

export function canChat({ snapshot, state, you, chat }: Match): boolean {
  if (snapshot?.chat === "off") return false;
  const others = (state?.seats ?? []).some(({ kind }, seat) => kind !== "engine" && !you.includes(seat));
  return others || chat.length > 0;
}
