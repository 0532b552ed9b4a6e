import { describe, expect, it } from "vitest";
import { nearest } from "../src/i18n/nearest";

const known = ["en", "es", "es-419", "fr", "fr-CA", "nb", "pt", "pt-BR", "zh-Hans", "zh-Hant"];

describe("the nearest language", () => {
  it("is the one asked for, or that of its region's parent", () => {
    expect(nearest(["fr-CA"], known)).toBe("fr-CA");
    expect(nearest(["fr-CH"], known)).toBe("fr");
    expect(nearest(["es-MX"], known)).toBe("es-419");
    expect(nearest(["es-ES"], known)).toBe("es");
    expect(nearest(["es-419"], known)).toBe("es-419");
    expect(nearest(["pt-AO"], known)).toBe("pt");
    expect(nearest(["no"], known)).toBe("nb");
    expect(nearest(["nn-NO"], known)).toBe("nb");
  });

  it("is written in the script of its region", () => {
    for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans-SG"]) expect(nearest([tag], known)).toBe("zh-Hans");
    for (const tag of ["zh-TW", "zh-HK", "zh-MO", "zh-Hant-HK"]) expect(nearest([tag], known)).toBe("zh-Hant");
  });

  it("is the first that there is, and English where there is none", () => {
    expect(nearest(["tlh", "pt-BR", "fr"], known)).toBe("pt-BR");
    expect(nearest(["tlh"], known)).toBe("en");
    expect(nearest(["*", ""], known)).toBe("en");
  });
});
