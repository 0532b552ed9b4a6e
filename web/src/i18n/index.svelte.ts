/** Translations: `t` formats a message in the language of the page, and templates update when the language changes. */
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { english, others, type Messages } from "virtual:locales";
import { LANGUAGE as KEY, writeText, readText } from "../browser/storage";
import { directionOf } from "./direction";
import { nearest } from "./nearest";

/** Most locales write a hyphen before a negative number; a true minus sign is as wide as a plus. */
const HYPHEN_MINUS = /(^|[\s(\u2066-\u2069])[\u061c\u200e\u200f]*-(?=\d)/gu;

export type Arguments = Record<string, FluentVariable>;

/**
 * A whole number below a thousand: all languages here write it alike. The first number that a browser formats itself
 * takes it longer than all else on the first page.
 */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isCount = (value: FluentVariable): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;

function plain(args: Arguments): Arguments {
  const counted = Object.entries(args).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]);
  return Object.fromEntries(counted) as Arguments;
}

function bundleOf(tag: string, messages: Messages): FluentBundle {
  const bundle = new FluentBundle(tag);
  bundle.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) });
  return bundle;
}

const fallback = bundleOf("en", english);

export const languages: readonly string[] = ["en", ...Object.keys(others)];

/** What a server's own games are called: by the game, then by language, then by the name of the message. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const strangers = new Map<string, Words>();

let bundles = $state.raw<FluentBundle[]>([fallback]);
let language = $state("en");
/** The messages of the language itself. */
let loaded: FluentBundle[] = [];

/** The language shown now, as a tag. */
export const currentLanguage = (): string => language;
export const direction = (tag: string = language): "ltr" | "rtl" => directionOf(tag);

/** The nearest language there is: what was chosen here, else what the browser asks for, else English. */
export function preferredLanguage(): string {
  const wanted = [readText(KEY), ...navigator.languages].filter((tag): tag is string => Boolean(tag));
  return nearest(wanted, languages);
}

/** The words of strangers in a language, where they have some. */
function strangersIn(tag: string): FluentBundle {
  const messages = [...strangers.values()].flatMap((words) => Object.entries(words[tag] ?? {}));
  return bundleOf(tag, messages);
}

/** Call a game, which no language here has words for, as the server does. */
export function learnWords(game: string, words: Words): void {
  strangers.set(game, words);
  bundles = [...loaded, strangersIn(language), strangersIn("en"), fallback];
}

/** Load a language and have every text in it. A region's folder holds only what differs from its language. */
export async function loadLanguage(tag: string): Promise<void> {
  const chain = tag.includes("-") ? [tag, tag.split("-")[0] ?? ""] : [tag];
  const modules = await Promise.all(chain.flatMap((link) => others[link]?.() ?? []));
  loaded = modules.map((module) => bundleOf(tag, module.default));
  bundles = [...loaded, strangersIn(tag), strangersIn("en"), fallback];
  language = tag;
}

/** Show the whole page in a language. */
export async function useLanguage(tag: string, keep = true): Promise<void> {
  await loadLanguage(tag);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction(tag);
  if (keep) writeText(KEY, tag);
}

/** The same with messages that the page was given, in the order in which they are looked up. */
export function useBundles(tag: string, given: readonly FluentBundle[]): void {
  [loaded, language] = [[...given], tag];
  bundles = [...loaded, fallback];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction(tag);
}

/** A message in the language of the page; where it is missing there, in English. */
export function t(id: string, args?: Arguments): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value)
      return bundle.formatPattern(message.value, args ? plain(args) : null, []).replace(HYPHEN_MINUS, "$1−");
  }
  return id;
}

/** Several things one after another, as the language joins them. */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat(language).format(words);

/** The same in pieces, for lists whose words are more than text: elements are the words, in their order. */
export const listParts = (words: readonly string[]): { type: "element" | "literal"; value: string }[] =>
  new Intl.ListFormat(language).formatToParts(words);

/** Languages that write no space between sentences, and another full stop. */
const SPACELESS = new Set(["ja", "zh"]);
const isSpaceless = (): boolean => SPACELESS.has(language.split("-")[0] ?? "");

/** Sentences one after another; empty ones are left out. */
export const together = (sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(isSpaceless() ? "" : " ");

/** Short facts in a row: "2 players, rated"; empty ones are left out. */
export const inRow = (facts: readonly (string | undefined)[]): string =>
  facts.filter(Boolean).join(isSpaceless() ? "、" : ", ");

/** A title, or a line without a stop, as a sentence. */
export const asSentence = (title: string): string => (title ? title + (isSpaceless() ? "。" : ".") : "");

/** Whether there is such a message: names that come from the server may be newer than this client. */
export const hasMessage = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));
