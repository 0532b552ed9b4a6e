/** Answers questions: about positions that come along, and about matches of this browser. */
import type { GameKernel, Kernel, Thinking } from "../kernel/types";
import { ELSEWHERE, Refusal } from "../protocol/refusal";
import type { ReviewLine } from "../protocol/types";
import type { Host } from "./host";
import { ABOUT, type AboutOf, type LocalQuestion, type Wish } from "./messages";
import { gamesOf, recordText } from "./records";
import { finished, type Stoppable } from "./slices";

/** As the server has them where a question names none. */
const HINT_LEVEL = 8;
const ANALYSIS_LEVEL = 5;
const ANALYSIS_LINES = 5;
const REVIEW_LEVEL = 3;
const COMPLETION_SECONDS = 5;

type Answers = { [Name in LocalQuestion]: (about: AboutOf<Name>, key: string) => unknown };
type GameAbout = AboutOf<"position">;

export class Desk {
  private readonly working = new Map<string, Stoppable>();

  constructor(
    private readonly kernel: Kernel,
    private readonly host: Host,
  ) {}

  answer(question: LocalQuestion, about: unknown, key: string): unknown {
    return (this.answers[question] as (about: unknown, key: string) => unknown)(ABOUT[question](about, "about"), key);
  }

  stop(key: string): void {
    this.working.get(key)?.stop();
  }

  private readonly answers: Answers = {
    position: async (about) => (await this.game(about)).position(about.moves ?? [], about.seed),
    why: async (about) => (await this.game(about)).why(about.moves ?? [], about.move),
    hint: async ({ level = HINT_LEVEL, ...about }, key) =>
      this.work(key, (await this.game(about)).hint(about.moves ?? [], { level })),
    analysis: async ({ level = ANALYSIS_LEVEL, lines = ANALYSIS_LINES, ...about }, key) =>
      this.work(key, (await this.game(about)).analysis(about.moves ?? [], { level, lines })),
    completion: async ({ seconds = COMPLETION_SECONDS, ...about }, key) =>
      this.work(key, (await this.game(about)).completion(about.moves ?? []), 1000 * seconds),
    readRecord: async ({ text }) => ({ games: (await gamesOf(this.kernel, text)).map(({ data }) => data) }),
    record: async ({ format, ...about }) => {
      if (format !== "json") throw new Refusal(ELSEWHERE, "only a server writes this format");
      const game = await this.game(about);
      return recordText(game, game.position(about.moves ?? []));
    },
    matchWhy: ({ match, move }) => this.host.reading(match, ({ game, moves }) => game.why(moves, move)),
    matchHint: async ({ match }, key) =>
      this.work(
        key,
        await this.host.reading(match, ({ game, moves, mover, you }) => {
          if (mover === null || !you.includes(mover))
            throw new Refusal("match/not-your-turn", "only the mover may ask");
          return game.hint(moves, { level: HINT_LEVEL });
        }),
      ),
    matchSnapshot: ({ match }) => this.host.reading(match, ({ snapshot }) => snapshot),
    matchCommand: async (command) => {
      await this.host.command(command);
      return this.host.reading(command.match, ({ state }) => ({ state }));
    },
    matchRecord: ({ match, format }) => this.host.reading(match, (of) => recordOf(of, format)),
  };

  /** The game that a question is about, unless only a server knows it. */
  private async game({ variant, options = {}, rules }: Omit<GameAbout, "moves" | "seed">): Promise<GameKernel> {
    const game = await this.kernel.load(variant, options);
    if (rules !== undefined && rules !== game.facts().rules)
      throw new Refusal(ELSEWHERE, "other rules than those of now");
    return game;
  }

  private async work<Result>(key: string, thinking: Thinking<Result>, most?: number): Promise<Result> {
    const run = finished(thinking, most === undefined ? {} : { most });
    this.working.set(key, run);
    const found = await run.done.finally(() => this.working.delete(key));
    if (found === null) throw new Refusal("server/busy", "it was stopped");
    return found;
  }

  /** A game that is over, looked at: how far it is, then what was found. */
  async review(
    { match, record, level = REVIEW_LEVEL }: Wish,
    key: string,
    say: (line: ReviewLine) => void,
  ): Promise<void> {
    const { game, moves } = await this.reviewed(match, record);
    const run = finished(game.review(moves, { level }), {
      report: (progress) => say({ progress: [Math.round(progress * moves.length), moves.length] }),
    });
    this.working.set(key, run);
    const review = await run.done.finally(() => this.working.delete(key));
    if (review) say({ review });
  }

  private async reviewed(match: string | undefined, record: string | undefined) {
    if (record !== undefined) {
      const [read] = await gamesOf(this.kernel, record);
      if (!read) throw new Refusal("match/bad-plan", "no game");
      return { game: read.game, moves: read.moves };
    }
    return this.host.reading(match ?? "", ({ game, moves, phase }) => {
      if (phase !== "over") throw new Refusal("match/not-now", "only games that are over are reviewed");
      return { game, moves };
    });
  }
}

type MatchOf = Parameters<Parameters<Host["reading"]>[1]>[0];

function recordOf({ game, moves, phase, players, log }: MatchOf, format: string): string {
  if (format !== "json") throw new Refusal(ELSEWHERE, "only a server writes this format");
  // While it goes on, hands of the computer stay hidden.
  if (game.facts().hides && phase !== "over") throw new Refusal("match/not-now", "hands are hidden until it is over");
  return recordText(game, game.position(moves), {
    players,
    date: new Date(log[0]?.at ?? 0).toISOString().slice(0, 10),
  });
}
