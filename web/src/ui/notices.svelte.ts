/** Short messages at the foot of the page, which disappear after a while. */
import { asSentence, currentLanguage, hasMessage, t } from "../i18n/index.svelte";
import { Refusal } from "../protocol/refusal";

export interface NoticeLine {
  text: string;
  code?: string;
}

const SHOWN_FOR = 6000;
let line = $state<NoticeLine | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const currentNotice = (): NoticeLine | null => line;

export function showNotice(text: string, code?: string): void {
  line = code ? { text, code } : { text };
  clearTimeout(timer);
  timer = setTimeout(() => (line = null), SHOWN_FOR);
}

export const hideNotice = (): void => void (line = null);

/** What went wrong, in the page's language where there are words for its code. */
export function errorText(error: unknown): NoticeLine {
  if (!(error instanceof Refusal)) return { text: t("error-unexpected") };
  const id = `error-${error.code.replace("/", "-")}`;
  // Where a field has the wrong form, the server's line is for programs; otherwise it says what a name may be, for one.
  const isTold = error.code === "request/malformed" && !("where" in error.details);
  if (hasMessage(id) && !isTold) return { text: t(id), code: error.code };
  // A table of this browser names the message that tells what is wrong.
  return { text: sentence(hasMessage(error.message) ? t(error.message) : error.message), code: error.code };
}

/** Whether there is nothing at the address: it was mistyped or cut short, or what it named is gone. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Refusal && ["match/unknown", "request/malformed", "request/unknown"].includes(error.code);

/** Refusals of a server may follow a name and a colon, and so begin small and end without a stop. */
function sentence(text: string): string {
  const [first = ""] = text;
  const whole = first.toLocaleUpperCase(currentLanguage()) + text.slice(first.length);
  return /[\p{L}\p{M}\p{N}\p{Pe}\u2069]$/u.test(whole) ? asSentence(whole) : whole;
}

/** Whether a code is shown: it helps those who run a server; people who play are told what is wrong in words. */
export const isReported = (code: string): boolean => code.startsWith("server/");

export function showError(error: unknown): void {
  const { text, code } = errorText(error);
  showNotice(text, code && isReported(code) ? code : undefined);
}
