/** Language negotiation: the available language that comes nearest to those asked for. */
import standsFor from "../generated/languages.json";

const STANDS_FOR: Readonly<Record<string, string>> = standsFor;

/** A tag, as browsers write it, and where to look next: in what CLDR names for it, else without its last part. */
function chain(tag: string): string[] {
  const found: string[] = [];
  for (let next = tag; next && !found.includes(next);) {
    found.push(next);
    next = STANDS_FOR[next] ?? next.split("-").slice(0, -1).join("-");
  }
  return found;
}

/** The first that fits of what is wanted, the best first; English where nothing does. */
export function nearest(wanted: readonly string[], known: readonly string[]): string {
  return wanted.flatMap(chain).find((tag) => known.includes(tag)) ?? "en";
}
