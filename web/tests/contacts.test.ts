/** Challenges, friends in order and series in words, without a browser. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { challengePlan, ChallengeSetup } from "../src/contacts/challengeSetup.svelte";
import { byPresence } from "../src/contacts/order";
import type { Contact, GameInfo } from "../src/protocol/types";
import { points } from "../src/review/series";

const game = (id: string, seats: number): GameInfo => ({ id, seats, options: [] }) as unknown as GameInfo;
const games = [game("classic", 4), game("duo", 2)];

describe("a challenge", () => {
  it("begins with duo, seats by chance", () => {
    const setup = new ChallengeSetup(games);
    expect(challengePlan(setup, "otto")).toMatchObject({
      to: "otto",
      variant: "duo",
      seats: ["me", "them"],
      random: true,
      series: 0,
    });
  });

  it("lets the other begin", () => {
    const setup = new ChallengeSetup(games);
    setup.starts = "them";
    setup.series = 3;
    expect(challengePlan(setup, "otto")).toMatchObject({ seats: ["them", "me"], random: false, series: 3 });
  });

  it("fills a table of four, where no series and no rating with computers are", () => {
    const setup = new ChallengeSetup(games);
    setup.series = 5;
    setup.rated = true;
    setup.others = "computer";
    setup.play("classic");
    expect(challengePlan(setup, "otto")).toMatchObject({ seats: ["me", "them", 4, 4], rated: false, series: 0 });
    setup.others = "open";
    expect(challengePlan(setup, "otto")).toMatchObject({ seats: ["me", "them", "open", "open"], rated: true });
  });
});

it("friends who play come first, then those who are online", () => {
  const contact = (name: string, online: boolean, match: string | null = null): Contact => ({
    ...{ name, login: name, online, match },
    variant: match && "duo",
  });
  const sorted = byPresence([contact("A", false), contact("C", true), contact("B", true), contact("D", true, "m")]);
  expect(sorted.map(({ name }) => name)).toEqual(["D", "B", "C", "A"]);
});

it("points of a series have halves", () => {
  expect([0, 0.5, 1, 1.5, 3].map(points)).toEqual(["0", "½", "1", "1½", "3"]);
});

it("every reason of a report has words", () => {
  const texts = readFileSync("../src/cornerwise/locales/en/contacts.ftl", "utf8");
  for (const reason of ["abuse", "spam", "cheating", "name", "other"])
    expect(texts).toContain(`report-reason-${reason} =`);
});
