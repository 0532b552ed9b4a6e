/** Creates a match: in this browser where it needs nobody else, otherwise on the server, with a session. */
import { t } from "../i18n/index.svelte";
import { post } from "../net/api";
import { allGames } from "../net/games";
import { createHere, needsNoServer } from "../net/localMatches";
import { ensureSession, rememberedName } from "../net/session.svelte";
import type { MatchPlan, Snapshot } from "../protocol/types";
import { go } from "../browser/router.svelte";
import { familyOf } from "../catalogue/families";
import { saveChoices, lastChoices, defaultVariant } from "./lastChoices";
import {
  fittingOptions,
  namesAt,
  NO_CLOCK,
  planOf,
  seatCount,
  seatsFor,
  type ClockPlan,
  type Mode,
  type Options,
} from "./plan";

const enter = async (path: string, body: unknown): Promise<void> => {
  await ensureSession(t("people-guest"));
  go(`/match/${(await post<Snapshot>(path, body)).match}`);
};

export async function begin(plan: MatchPlan): Promise<void> {
  const names = namesAt(plan.seats, lastChoices().names, rememberedName() || t("people-guest"));
  const here = needsNoServer(plan) ? await createHere(plan, names) : null;
  if (here !== null) go(`/match/${here}`);
  else await enter("/api/matches", plan);
}

export const findOthers = (variant: string, options: Options, clock: ClockPlan): Promise<void> =>
  enter("/api/pairing", { variant, options, clock });

/** The usual game of a kind without further questions. */
export async function beginQuickly(variant: string, mode: Mode, level: number, clock = NO_CLOCK): Promise<void> {
  const game = (await allGames()).find(({ id }) => id === variant);
  if (!game) return go("/");
  const memory = lastChoices();
  const family = familyOf(variant);
  const options = fittingOptions(game, memory.options[variant] ?? {});
  saveChoices({ family, mode, level, variants: { ...memory.variants, [family]: variant } });
  if (mode === "anyone") return findOthers(variant, options, clock);
  const seats = seatsFor(mode, seatCount(game, options), level);
  const { chat } = memory;
  await begin(
    planOf({
      variant,
      options,
      seats,
      clock: NO_CLOCK,
      listed: false,
      family: false,
      rated: false,
      chat,
      handicap: {},
    }),
  );
}

/** The last game against the computer once more: the button that everybody finds first. */
export const playAgain = (): Promise<void> => {
  const { family, level } = lastChoices();
  return beginQuickly(defaultVariant(family), "computer", level);
};
