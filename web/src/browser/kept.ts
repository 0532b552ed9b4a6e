/** Choices as they were kept in this browser: by an older client, or by a hand that changed them. */
export type Choices = Readonly<Record<string, readonly (string | boolean)[]>>;

/** What was kept as far as it is a choice, else the first choice. */
export function kept<Known extends Choices>(
  choices: Known,
  found: unknown,
): { -readonly [Name in keyof Known]: Known[Name][number] } {
  const given = typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  const read = Object.entries(choices).map(([name, known]) => [
    name,
    known.find((choice) => choice === given[name]) ?? known[0],
  ]);
  return Object.fromEntries(read) as { -readonly [Name in keyof Known]: Known[Name][number] };
}
