/** Which of the languages there are comes nearest to what somebody asks for. */

/** Where Spanish is that of Latin America: CLDR gives these regions es-419 as their parent. */
const LATIN_AMERICA = new Set("AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE".split(" "));
/** Other names of one language. */
const ALSO: Record<string, string> = { no: "nb", nn: "nb" };

/** A tag, and where to look next. */
function chain(tag: string): string[] {
  const [language = "", ...rest] = tag.split("-");
  const region = rest.at(-1)?.toUpperCase() ?? "";
  const plain = ALSO[language.toLowerCase()] ?? language.toLowerCase();
  const parent = plain === "es" && LATIN_AMERICA.has(region) ? ["es-419"] : [];
  return [...(region ? [`${plain}-${region}`] : []), ...parent, plain];
}

/** The first that fits of what is wanted, the best first; English where nothing does. */
export function nearest(wanted: readonly string[], known: readonly string[]): string {
  return wanted.flatMap(chain).find((tag) => known.includes(tag)) ?? "en";
}
