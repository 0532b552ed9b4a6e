/** Gives the focus back to what had it before a dialog was opened. */

/** Some browsers do not focus a button that is pressed; then it is the one that was pressed last. */
let pressed: Element | null = null;
if (!import.meta.env.SSR)
  addEventListener("click", ({ target }) => (pressed = target instanceof Element ? target : null), { capture: true });

/** For each open dialog what can have the focus again when it closes, the nearest first. */
const waiting = new Map<Element, readonly Element[]>();

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** To be called when a dialog opens: what opened it, and what opened the dialog in which that stands. */
export function noteOpener(dialog: Element): void {
  const { activeElement, body } = document;
  const opener = activeElement && activeElement !== body ? activeElement : (pressed?.closest(FOCUSABLE) ?? null);
  const around = opener?.closest("dialog");
  waiting.set(dialog, [...(opener ? [opener] : []), ...((around && waiting.get(around)) ?? [])]);
}

/** To be called when it has closed. */
export function returnFocus(dialog: Element): void {
  const openers = waiting.get(dialog) ?? [];
  waiting.delete(dialog);
  const opener = openers.find((element) => element.isConnected && element.checkVisibility?.() !== false);
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true });
}
