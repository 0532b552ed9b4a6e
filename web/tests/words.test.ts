import { afterAll, expect, test } from "vitest";
import { useLanguage } from "../src/i18n/index.svelte";
import { choiceName } from "../src/catalogue/names";
import { placedOf } from "../src/game/kinds/boards";
import { hintReasons, refusalText } from "../src/game/words";
import { Refusal } from "../src/protocol/refusal";
import type { ReasonData } from "../src/protocol/types";
import { errorText } from "../src/ui/notices.svelte";

afterAll(() => useLanguage("en", false));

test("a reason names colours in the language of the page", async () => {
  const told = { type: "reason", match: "m", key: "k", legal: false, clause: "P6", why: null } as const;
  const verdict = { ...told, reason: "must-place", details: { colour: "blue" } };
  for (const [tag, colour] of Object.entries({ en: "Blue", de: "Blau", pl: "Niebieski" })) {
    await useLanguage(tag, false);
    expect(refusalText(verdict)).toContain(colour);
  }
});

test("texts name what the board is made of", async () => {
  await useLanguage("en", false);
  const reach: ReasonData[] = [{ id: "own-reach", number: 9, than: 4, cells: [] }];
  expect(hintReasons(reach, "triangle")[0]).toMatch(/9.*triangles.* within reach/);
  expect(hintReasons(reach, "square")[0]).toMatch(/9.*squares.* within reach/);
  expect(choiceName("start", "any", "triangle")).toMatch(/^On any free starting .*triangle/);
  expect(choiceName("start", "any", "square")).toMatch(/^On any free starting .*square/);
});

test("where a limit is reached, the server's own line says what to do", async () => {
  await useLanguage("en", false);
  const text = "this list is full: it can have up to 500 people; remove someone first";
  expect(errorText(new Refusal("request/too-many", text)).text).toBe(
    "This list is full: it can have up to 500 people; remove someone first.",
  );
});

test("what is wrong with a name is told, but not the fields of a request", async () => {
  await useLanguage("en", false);
  const said = (text: string, details = {}) => errorText(new Refusal("request/malformed", text, details)).text;
  expect(said("a username cannot mix letters of different scripts")).toMatch(/^A username cannot mix/);
  expect(said("body.name: String should have at most 24 characters", { where: "body.name" })).toMatch(
    /didn’t understand/,
  );
});

test("a refusal of the server becomes a sentence with the stop of the language", async () => {
  const said = (text: string) => errorText(new Refusal("club/unknown", text)).text;
  await useLanguage("en", false);
  expect(said("there is no such club")).toBe("There is no such club.");
  expect(said("you have left (5)")).toBe("You have left (5).");
  for (const tag of ["zh-Hans", "zh-Hant", "ja"]) {
    await useLanguage(tag, false);
    expect(said("没有这个俱乐部")).toBe("没有这个俱乐部。");
    expect(said("请稍候。")).toBe("请稍候。");
  }
});

test("squares placed are told where points would start below zero, and where they are not known", () => {
  const laid = [{ colour: "blue", cells: [1, 2, 3] }] as unknown as Parameters<typeof placedOf>[0];
  for (const scores of [{ blue: -86, red: -89 }, null])
    expect(placedOf(laid, ["blue"], scores)).toEqual({ message: "seat-placed", cells: 3 });
  expect(placedOf(laid, ["blue"], { blue: 3, red: 0 })).toBeNull();
});
