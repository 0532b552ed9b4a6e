/** Language negotiation: the available language that comes nearest to those asked for. */
import STANDS_FOR from "../generated/languages.json";

const STANDING: Readonly<Record<string, string>> = STANDS_FOR;

/** A tag as CLDR writes it: `pt-BR` for `PT-br`. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch {
    return ""; // no tag at all
  }
}

/** A tag and where to look next: in what CLDR names for it, else in the language without its region. */
function chain(tag: string): string[] {
  const found: string[] = [];
  let next = canonical(tag);
  while (next && !found.includes(next)) {
    found.push(next);
    next = STANDING[next] ?? next.slice(0, Math.max(0, next.lastIndexOf("-")));
  }
  return found;
}

/** The first that fits of what is wanted, the best first; English where nothing does. */
export function nearest(wanted: readonly string[], known: readonly string[]): string {
  return wanted.flatMap(chain).find((tag) => known.includes(tag)) ?? "en";
}
