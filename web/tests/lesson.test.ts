/** What finishes a step, and what is kept of it. */
import { beforeEach, expect, it } from "vitest";
import { hasMessage, t } from "../src/i18n/index.svelte";
import { goalsOf, lessonOf, type Step } from "../src/learn/lesson";
import { noteStep, stepsDone } from "../src/learn/progress";
import { TIP_IDS } from "../src/learn/tips";
import { FAMILIES } from "../src/catalogue/families";

const legal = { I2: ["a1,a2", "c1,c2"], V3: ["b1,b2,c1"], "": ["swap"] };
const step: Step = { id: "corner", moves: [], answer: "a1,a2" };

beforeEach(() => localStorage.clear());

it("takes every legal move unless a step asks for less", () => {
  expect(goalsOf(step, legal)).toEqual(legal);
});

it("takes only the pieces and cells that a step asks for", () => {
  expect(goalsOf({ ...step, pieces: ["I2"] }, legal)).toEqual({ I2: ["a1,a2", "c1,c2"] });
  expect(goalsOf({ ...step, pieces: ["I2", "V3"], covers: ["c1"] }, legal)).toEqual({
    I2: ["c1,c2"],
    V3: ["b1,b2,c1"],
  });
});

it.each(FAMILIES.map(({ name, usual }) => [name, usual]))("teaches %s in at least six steps", async (family, usual) => {
  const lesson = await lessonOf(family);
  expect(lesson?.steps.length).toBeGreaterThanOrEqual(6);
  expect(await lessonOf(usual)).toBe(lesson);
  for (const { id } of lesson?.steps ?? [])
    expect(hasMessage(`learn-${id}`) && hasMessage(`learn-${id}-text`)).toBe(true);
});

it("knows no lesson for a game that does not exist", async () => {
  expect(await lessonOf("chess")).toBeNull();
});

it("has words for every tip", () => {
  for (const id of TIP_IDS) expect(t(`tip-${id}`, { bonus: 5, points: 40, cost: 5 })).not.toContain("{");
});

it("remembers how far one has come, and forgets nothing", () => {
  noteStep("duo", 3);
  noteStep("duo", 1);
  expect(stepsDone("duo")).toBe(3);
  expect(stepsDone("trigon")).toBe(0);
});
