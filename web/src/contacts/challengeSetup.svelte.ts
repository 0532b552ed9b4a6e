/** The state of the form that challenges somebody, and the request made from it. */
import type { Choice } from "../catalogue/names";
import { lastChoices } from "../lobby/lastChoices";
import {
  clockOfKind,
  fittingOptions,
  HANDICAP_OPTION,
  seatCount,
  USUAL_LEVEL,
  type ClockPlan,
  type Options,
} from "../lobby/plan";
import type { GameInfo, GameOption, NewChallenge } from "../protocol/types";

export const STARTS = ["random", "me", "them"] as const;
export const SERIES = [0, 3, 5] as const;
export const OTHERS = ["open", "computer"] as const;

export class ChallengeSetup {
  game = $state.raw<GameInfo>() as GameInfo;
  options = $state.raw<Options>({});
  clock = $state.raw<ClockPlan>({ kind: "game", seconds: 900, increment: 5 });
  starts = $state<(typeof STARTS)[number]>("random");
  series = $state<(typeof SERIES)[number]>(0);
  others = $state<(typeof OTHERS)[number]>("open");
  rated = $state(false);
  listed = $state(true);

  constructor(readonly games: readonly GameInfo[]) {
    const [first] = games;
    if (!first) throw new Error("there are no games for two");
    this.play(games.find(({ id }) => id === "duo")?.id ?? first.id);
  }

  play(id: string): void {
    const game = this.games.find((known) => known.id === id);
    if (!game) return;
    this.game = game;
    this.options = fittingOptions(game, lastChoices().options[id] ?? {});
  }

  choose(option: string, value: Choice): void {
    this.options = { ...this.options, [option]: value };
    // The option needs a clock for every move.
    if (option === "time_limit" && value === true) this.clock = clockOfKind("move");
  }

  get rules(): readonly GameOption[] {
    return this.game.options.filter(({ name }) => name !== HANDICAP_OPTION);
  }
  get seats(): number {
    return seatCount(this.game, this.options);
  }
  get isForTwo(): boolean {
    return this.seats === 2;
  }
  get canBeRated(): boolean {
    return this.isForTwo || this.others === "open";
  }
}

/** What the server is asked for. */
export function challengePlan(setup: ChallengeSetup, to: string): NewChallenge {
  const { [HANDICAP_OPTION]: _, ...options } = setup.options;
  const { isForTwo, starts, others, seats } = setup;
  const pair = starts === "them" && isForTwo ? (["them", "me"] as const) : (["me", "them"] as const);
  const rest = Array.from({ length: seats - 2 }, () => (others === "open" ? ("open" as const) : USUAL_LEVEL));
  return {
    to,
    variant: setup.game.id,
    options,
    seats: [...pair, ...rest],
    random: starts === "random" || !isForTwo,
    clock: setup.clock,
    rated: setup.rated && setup.canBeRated,
    listed: setup.listed,
    series: isForTwo ? setup.series : 0,
    chat: "free",
  };
}
