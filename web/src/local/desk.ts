/** Answers questions: about positions that come along, and about matches of this browser. */
import { readPositionText, writePositionText } from "../kernel/positionText";
import type { GameKernel, Thinking } from "../kernel/types";
import { Refusal } from "../protocol/refusal";
import type { AnalysisLine, Questions } from "../protocol/table";
import type { Analysis, Legality, ReviewLine } from "../protocol/types";
import type { Games } from "./games";
import type { Host } from "./host";
import { ABOUT, type AboutOf, type Wish } from "./messages";
import { fileText, gamesOf } from "./records";
import { finished, type Stoppable, type Terms } from "./slices";

/** As the server has them where a question names none. */
const HINT_LEVEL = 8;
const ANALYSIS_LEVEL = 5;
const ANALYSIS_LINES = 5;
const REVIEW_LEVEL = 3;
const COMPLETION_SECONDS = 5;
/** A search that somebody watches goes on for longer than a level thinks, and tells so often what it has found. */
const WATCHED_SECONDS = 30;
const WATCHED_EVERY = 300;

/** The same question has the same answer. */
const seed = 0;

type Answers = { [Name in keyof Questions]: (about: AboutOf<Name>, key: string) => unknown };
type GameAbout = AboutOf<"position">;

export class Desk {
  private readonly working = new Map<string, Stoppable>();

  constructor(
    private readonly games: Games,
    private readonly host: Host,
  ) {}

  answer(question: keyof Questions, about: unknown, key: string): unknown {
    return (this.answers[question] as (about: unknown, key: string) => unknown)(ABOUT[question](about, "about"), key);
  }

  stop(key: string): void {
    this.working.get(key)?.stop();
  }

  private readonly answers: Answers = {
    position: async (about) => (await this.game(about)).position(about.moves ?? [], about.seed),
    why: async (about) => told((await this.game(about)).why(about.moves ?? [], about.move)),
    hint: async ({ level = HINT_LEVEL, ...about }, key) =>
      this.think(key, await this.game(about), about.moves, (game, moves, seat) =>
        game.hint(moves, { seat, level, seed }),
      ),
    analysis: async ({ level = ANALYSIS_LEVEL, lines = ANALYSIS_LINES, ...about }, key) =>
      this.think(key, await this.game(about), about.moves, (game, moves, seat) =>
        game.analysis(moves, { seat, level, lines, seed }),
      ),
    completion: async ({ seconds = COMPLETION_SECONDS, ...about }, key) =>
      this.work(key, await this.game(about), (game) => game.completion(about.moves ?? []), { most: 1000 * seconds }),
    text: async (about) => ({ text: writePositionText(await this.game(about), about.moves ?? []) }),
    arrange: async ({ text, turn }) => {
      const { parts, ...game } = readPositionText(text);
      return (await this.game(game)).arrange(parts, turn);
    },
    board: async (about) => (await this.game(about)).board(),
    readRecord: async ({ text }) => ({ games: (await gamesOf(this.games, text)).map(({ data }) => data) }),
    record: async ({ format, variations, ...about }) => {
      return fileText(this.games, format, await this.game(about), about.moves ?? [], { variations });
    },
    matchWhy: ({ match, move }) => this.host.reading(match, ({ game, moves }) => told(game.why(moves, move))),
    matchHint: async ({ match }, key) => {
      const { game, moves, mover, you } = await this.host.reading(match, (of) => of);
      if (mover === null || !you.includes(mover)) throw new Refusal("match/not-your-turn", "local-not-now");
      return this.work(key, game, () => game.hint(moves, { seat: mover, level: HINT_LEVEL, seed }));
    },
    matchSnapshot: ({ match }) => this.host.reading(match, ({ snapshot }) => snapshot),
    matchCommand: async (command) => {
      await this.host.command(command);
      return this.host.reading(command.match, ({ state }) => ({ state }));
    },
    matchRecord: async ({ match, format }) => {
      const { game, moves, phase, players, log } = await this.host.reading(match, (of) => of);
      // While it goes on, hands of the computer stay hidden.
      if (game.facts().hides && phase !== "over") throw new Refusal("match/not-now", "local-not-now");
      const date = new Date(log[0]?.at ?? 0).toISOString().slice(0, 10);
      return fileText(this.games, format, game, moves, { players, date });
    },
  };

  /** The game that a question is about, unless only a server knows it. */
  private async game({ variant, options = {}, rules }: Omit<GameAbout, "moves" | "seed">): Promise<GameKernel> {
    return this.games.load(variant, options, rules);
  }

  /** What the engine of the seat to move thinks. */
  private think<Result>(
    key: string,
    game: GameKernel,
    moves: readonly string[] = [],
    begin: (game: GameKernel, moves: readonly string[], seat: number) => Thinking<Result>,
    terms: Terms<Result> = {},
  ): Promise<Result> {
    const { mover } = game.state(moves, []);
    if (mover === null) throw new Refusal("match/not-now", "local-not-now");
    return this.work(key, game, () => begin(game, moves, mover), terms);
  }

  private async work<Result>(
    key: string,
    game: GameKernel,
    begin: (game: GameKernel) => Thinking<Result>,
    terms: Terms<Result> = {},
  ): Promise<Result> {
    this.games.hold(game);
    try {
      const run = finished(() => begin(game), terms);
      this.working.set(key, run);
      const found = await run.done;
      if (found === null) throw new Refusal("server/busy", "local-not-now");
      return found;
    } finally {
      this.working.delete(key);
      this.games.free(game);
    }
  }

  /** What the engine thinks of a position, again and again while it thinks. */
  async analyse(
    { about: asked, key, seed: own = seed }: { about?: unknown; key: string; seed?: number },
    say: (line: AnalysisLine) => void,
  ): Promise<void> {
    const { level = ANALYSIS_LEVEL, lines = ANALYSIS_LINES, ...about } = ABOUT.analysis(asked, "about");
    let told = performance.now();
    const report: Terms<Analysis>["report"] = (work) => {
      const progress = work.progress();
      // Before it has begun to search it solves, and to ask for what it has found would end that.
      if (!progress || performance.now() - told < WATCHED_EVERY) return;
      told = performance.now();
      say({ progress, analysis: work.result() });
    };
    const analysis = await this.think(
      key,
      await this.game(about),
      about.moves,
      (game, moves, seat) => game.analysis(moves, { seat, level, lines, seed: own, seconds: WATCHED_SECONDS }),
      { report },
    );
    say({ progress: 1, analysis });
  }

  /** A game that is over, looked at: how far it is, then what was found. */
  async review(
    { match, record, level = REVIEW_LEVEL }: Wish,
    key: string,
    say: (line: ReviewLine) => void,
  ): Promise<void> {
    const { game, moves } = await this.reviewed(match, record);
    const report: Terms["report"] = (work) =>
      say({ progress: [Math.round(work.progress() * moves.length), moves.length] });
    say({ review: await this.work(key, game, () => game.review(moves, { level, seed }), { report }) });
  }

  private async reviewed(match: string | undefined, record: string | undefined) {
    if (record !== undefined) {
      const [read] = await gamesOf(this.games, record);
      if (!read) throw new Refusal("match/bad-plan", "no game");
      return { game: read.game, moves: read.moves };
    }
    return this.host.reading(match ?? "", ({ game, moves, phase }) => {
      if (phase !== "over") throw new Refusal("match/not-now", "local-not-now");
      return { game, moves };
    });
  }
}

/** A text that writes no move breaks no rule that has a reason. */
const told = (verdict: Legality): Legality =>
  verdict.legal || verdict.reason ? verdict : { ...verdict, why: "why-no-such-move" };
