/** What fingers feel, where the device can do it and the settings want it. */
import { untrack } from "svelte";
import { settings } from "../browser/settings.svelte";

function vibrate(milliseconds: number): void {
  // Before anybody has touched the page browsers refuse, and complain.
  const isWanted = untrack(() => settings.vibration) && navigator.userActivation?.hasBeenActive !== false;
  if (isWanted) navigator.vibrate?.(milliseconds);
}

/** A held piece has found a place where it fits. */
export const touchSnap = (): void => vibrate(10);
/** An own piece was laid. */
export const touchPlace = (): void => vibrate(20);
