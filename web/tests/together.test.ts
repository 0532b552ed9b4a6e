import { afterEach, describe, expect, it } from "vitest";
import { asSentence, inRow, loadLanguage, together } from "../src/i18n/index.svelte";

describe("what code puts together", () => {
  afterEach(() => loadLanguage("en"));

  it("has spaces where the language has them", async () => {
    await loadLanguage("de");
    expect(together(["Eins.", undefined, "Zwei."])).toBe("Eins. Zwei.");
    expect(inRow(["2 Spieler", "", "gewertet"])).toBe("2 Spieler, gewertet");
    expect(asSentence("Du bist dran")).toBe("Du bist dran.");
  });

  it("has none in Chinese, and its own marks", async () => {
    await loadLanguage("zh-Hans");
    expect(together(["甲。", "乙。"])).toBe("甲。乙。");
    expect(inRow(["2 人", "排位"])).toBe("2 人、排位");
    expect(asSentence("轮到你了")).toBe("轮到你了。");
    expect(asSentence("")).toBe("");
  });
});
