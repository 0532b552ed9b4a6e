/** Handicaps: the option `without` says which pieces colours play without, as in `blue:I5,W5/red:X5`. */
import type { GameKernel } from "../kernel/types";
import type { Choices } from "../protocol/types";

const OPTION = "without";

export function withHandicap(options: Choices, handicap: Readonly<Record<string, readonly string[]>>): Choices {
  const parts = Object.entries(handicap).flatMap(([colour, names]) =>
    names.length ? [`${colour}:${names.join(",")}`] : [],
  );
  return parts.length ? { ...options, [OPTION]: parts.join("/") } : options;
}

/** The options of the same game once more, with everybody one seat further on: whoever has a handicap takes it along. */
export function rematchOptions(game: GameKernel): Choices {
  const { options, seats } = game.facts();
  const without = options[OPTION];
  // Where colours are chosen in play nobody has one of their own before.
  if (typeof without !== "string" || !without || options["opening"] === "swap") return options;
  const owners = Object.entries(game.state([], []).owners ?? {});
  const own = (seat: number): string[] =>
    owners.flatMap(([colour, of]) => (of.length === 1 && of[0] === seat ? [colour] : []));
  const following = new Map<string, string>();
  for (let seat = 0; seat < seats; seat += 1) {
    const after = own(seat);
    own((seat + seats - 1) % seats).forEach((colour, i) => following.set(colour, after[i] ?? colour));
  }
  const moved = without.split("/").map((part) => {
    const [colour = "", names = ""] = part.split(":");
    return `${following.get(colour) ?? colour}:${names}`;
  });
  return { ...options, [OPTION]: moved.join("/") };
}
