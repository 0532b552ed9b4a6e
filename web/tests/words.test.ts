import { afterAll, expect, test } from "vitest";
import { useLanguage } from "../src/i18n/index.svelte";
import { refusalText } from "../src/game/words";

afterAll(() => useLanguage("en", false));

test("a reason names colours in the language of the page", async () => {
  const told = { type: "reason", match: "m", key: "k", legal: false, clause: "P6", why: null } as const;
  const verdict = { ...told, reason: "must-place", details: { colour: "blue" } };
  for (const [tag, colour] of Object.entries({ en: "Blue", de: "Blau", pl: "Niebieski" })) {
    await useLanguage(tag, false);
    expect(refusalText(verdict)).toContain(colour);
  }
});
