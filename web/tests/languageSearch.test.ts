import { describe, expect, it } from "vitest";
import { findLanguages } from "../src/i18n/native";

const TAGS = ["en", "de", "el", "es", "es-419", "cs", "pt-BR", "ja", "ko", "zh-Hans", "zh-Hant"];
const find = (text: string, page = "en") => findLanguages(TAGS, text, page);

describe("a language is found", () => {
  it("by its own name, also without accents", () => {
    expect(find("Deut")).toEqual(["de"]);
    expect(find("cest")).toEqual(["cs"]);
    expect(find("ελλ")).toEqual(["el"]);
  });

  it("by its English name, whatever the page speaks", () => {
    expect(find("german", "fr")).toEqual(["de"]);
    expect(find("GREEK")).toEqual(["el"]);
  });

  it("by its name in the language of the page, and by its tag", () => {
    expect(find("allemand", "fr")).toEqual(["de"]);
    expect(find("pt-br")).toEqual(["pt-BR"]);
  });

  it("by its own name without spaces", () => {
    expect(find("中文")).toEqual(["zh-Hans", "zh-Hant"]);
    expect(find("繁體")).toEqual(["zh-Hant"]);
    expect(find("日本")).toEqual(["ja"]);
    expect(find("한국")).toEqual(["ko"]);
    expect(find("chinese")).toEqual(["zh-Hans", "zh-Hant"]);
  });

  it("by any word of its name", () => {
    expect(find("spanish")).toEqual(["es", "es-419"]);
    expect(find("latin")).toEqual(["es-419"]);
    expect(find("zzz")).toEqual([]);
    expect(find(" ")).toEqual(TAGS);
  });
});
