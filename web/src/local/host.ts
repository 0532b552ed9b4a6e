/** The matches of one worker: each is changed by one command at a time, written, then shown to the page that follows it. */
import type { GameKernel } from "../kernel/types";
import { Refusal } from "../protocol/refusal";
import type { Command } from "../protocol/table";
import type { Games } from "./games";
import { withHandicap } from "./handicap";
import { newMatchId, newSeed } from "./id";
import { pliesIn, type Created, type Occupant } from "./log";
import { LocalMatch } from "./match";
import type { Imported, Plan, WorkerMessage } from "./messages";
import { gamesOf, levelOf } from "./records";
import { finished, type Stoppable } from "./slices";
import * as store from "./store";

/** Tells other pages of this browser which match has changed. */
const CHANNEL = "cornerwise-matches";

interface Live {
  match: Promise<LocalMatch> | null;
  /** Whether the page follows it. */
  followed: boolean;
  /** What is done with it, one after the other, and how much of that waits. */
  last: Promise<unknown>;
  waiting: number;
  search: Stoppable | null;
}

export class Host {
  private readonly live = new Map<string, Live>();
  private readonly others: BroadcastChannel | null;

  constructor(
    private readonly games: Games,
    private readonly say: (message: WorkerMessage) => void,
  ) {
    this.others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
    if (this.others) this.others.onmessage = ({ data }: MessageEvent<unknown>) => void this.refresh(String(data));
  }

  close(): void {
    for (const live of this.live.values()) live.search?.stop();
    this.others?.close();
  }

  // Setting up

  /** A new match, or one that goes on from some moves of another. People who are not named are known by their seats. */
  async create(plan: Plan, names: readonly string[], moves?: readonly string[], rules?: number): Promise<string> {
    const game = await this.games.load(plan.variant, withHandicap(plan.options ?? {}, plan.handicap ?? {}), rules);
    const seats = plan.seats.map((seat, number) =>
      seat === "me" ? { name: names[number] ?? "", level: 0 } : { name: "", level: seat },
    );
    return this.begin(game, seats, plan.family ?? false, moves);
  }

  /** The games of a record file as matches, to be looked at or played on. Those that are here already stay single. */
  async import(text: string, name: string): Promise<Imported> {
    const made: string[] = [];
    let known = 0;
    for (const { game, moves, players } of await gamesOf(this.games, text)) {
      if (await this.isKept(game, moves)) {
        known += 1;
        continue;
      }
      const seats = Array.from({ length: game.facts().seats }, (_, seat) => {
        const level = levelOf(players[seat] ?? "");
        return { name: level ? "" : (players[seat] ?? "") || name, level };
      });
      made.push(await this.begin(game, seats, false, moves));
    }
    return { made, known };
  }

  private async isKept(game: GameKernel, moves: readonly string[]): Promise<boolean> {
    const { variant, options } = game.facts();
    const played = JSON.stringify([options, moves]);
    for (const kept of await store.keptMatches()) {
      if (kept.variant !== variant || kept.ply !== moves.length) continue;
      const there = pliesIn(await store.readLog(kept.match)).map(({ move }) => move);
      if (JSON.stringify([kept.options, there]) === played) return true;
    }
    return false;
  }

  private async begin(
    game: GameKernel,
    seats: readonly Occupant[],
    family: boolean,
    moves: readonly string[] = [],
  ): Promise<string> {
    const { variant, options, rules, seats: count } = game.facts();
    if (seats.length !== count || seats.every(({ level }) => level))
      throw new Refusal("match/bad-plan", `${variant} is for ${count}, and somebody must play`);
    const created: Created = { kind: "created", variant, options, rules, seats, family, seed: newSeed() };
    return this.found(newMatchId(), game, created, moves);
  }

  private async found(id: string, game: GameKernel, created: Created, moves: readonly string[] = []): Promise<string> {
    const match = new LocalMatch(id, game);
    match.begin(created, moves);
    await store.append(match.summary, match.log);
    return id;
  }

  async remove(id: string): Promise<void> {
    this.unsubscribe(id);
    await store.removeMatch(id);
    this.others?.postMessage(id);
  }

  /** A server has the match now, as it stood at event `seq`. */
  async handed(id: string, online: string, seq: number): Promise<void> {
    await this.change(id, (match) => match.handOver(online, seq));
  }

  // Following and commanding

  async subscribe(id: string, since?: number): Promise<void> {
    const live = this.liveOf(id);
    live.followed = true;
    await this.reading(id, (match) => {
      if (since === undefined || since > match.seq) this.say({ type: "snapshot", snapshot: match.snapshot });
      else if (since < match.seq) this.tell(match, since);
      this.think(live, match);
    });
  }

  unsubscribe(id: string): void {
    const live = this.live.get(id);
    if (!live) return;
    live.followed = false;
    live.search?.stop();
    this.leave(id, live, live.waiting);
  }

  async command({ match: id, seat, seq, key, action }: Command): Promise<void> {
    try {
      const done = await this.change(id, (match) => match.command(seat, seq, key, action, newMatchId()));
      this.say({ type: "ack", match: id, key, ...done });
    } catch (error) {
      if (error instanceof Refusal && error.code === "match/stale-seq")
        await this.reading(id, (match) =>
          Object.assign(error.details, { seq: match.seq, events: match.eventsSince(seq), state: match.state }),
        );
      throw error;
    }
  }

  /** Something about a match as it stands. */
  reading<T>(id: string, look: (match: LocalMatch) => T | Promise<T>): Promise<T> {
    return this.inTurn(id, async (live) => look(await this.read(id, live)));
  }

  /** Changes a match; what is new is written before anybody hears of it. */
  private change<T>(id: string, act: (match: LocalMatch) => T): Promise<T> {
    return this.inTurn(id, async (live) => {
      const match = await this.read(id, live);
      const since = match.seq;
      try {
        const result = act(match);
        if (match.seq > since) await this.commit(match, since);
        this.think(live, match);
        return result;
      } catch (error) {
        this.drop(live); // it may have been changed in part: it is read again
        throw error;
      }
    });
  }

  private async commit(match: LocalMatch, since: number): Promise<void> {
    const fresh = match.log.slice(since);
    // The next match is there before this one leads to it.
    if (fresh.some(({ kind }) => kind === "rematched") && match.rematch) await this.rematch(match, match.rematch);
    if (!(await store.append(match.summary, fresh))) throw new Refusal("match/stale-seq", "local-not-now", {});
    this.tell(match, since);
    this.others?.postMessage(match.id);
  }

  private async rematch(match: LocalMatch, id: string): Promise<void> {
    const created = match.again(newSeed());
    const game = await this.games.load(created.variant, created.options, created.rules);
    await this.found(id, game, created);
  }

  private tell(match: LocalMatch, since: number): void {
    if (!this.live.get(match.id)?.followed) return;
    const { id, state } = match;
    this.say({ type: "events", match: id, events: match.eventsSince(since), state } as WorkerMessage);
  }

  /** Another page of this browser has written to a match. */
  private async refresh(id: string): Promise<void> {
    const live = this.live.get(id);
    if (!live?.followed) return;
    await this.inTurn(id, async () => {
      const before = live.match ? (await live.match).seq : 0;
      this.drop(live);
      const match = await this.read(id, live);
      if (match.seq > before) this.tell(match, before);
      this.think(live, match);
    }).catch(() => undefined); // it was deleted there
  }

  private liveOf(id: string): Live {
    let live = this.live.get(id);
    if (!live)
      this.live.set(id, (live = { match: null, followed: false, last: Promise.resolve(), waiting: 0, search: null }));
    return live;
  }

  private inTurn<T>(id: string, work: (live: Live) => Promise<T>): Promise<T> {
    const live = this.liveOf(id);
    live.waiting += 1;
    const done = live.last.then(() => work(live));
    live.last = done.catch(() => undefined).then(() => this.leave(id, live, (live.waiting -= 1)));
    return done;
  }

  /** A match that nobody follows need not stay in memory. */
  private leave(id: string, live: Live, waiting: number): void {
    if (live.followed || waiting) return;
    if (this.live.get(id) === live) this.live.delete(id);
    this.drop(live);
  }

  private drop(live: Live): void {
    live.search?.stop();
    live.search = null;
    void live.match?.then(({ game }) => this.games.free(game)).catch(() => undefined);
    live.match = null;
  }

  private read(id: string, live: Live): Promise<LocalMatch> {
    live.match ??= this.load(id);
    live.match.catch(() => (live.match = null));
    return live.match;
  }

  private async load(id: string): Promise<LocalMatch> {
    const log = await store.readLog(id);
    const [first] = log;
    if (first?.kind !== "created") throw new Refusal("match/unknown", "no match of that name in this browser");
    const game = await this.games.load(first.variant, first.options, first.rules);
    this.games.hold(game);
    return new LocalMatch(id, game, log);
  }

  // The computer's seats

  /** Something happened: a search under way is about a position that is no longer there. */
  private think(live: Live, match: LocalMatch): void {
    live.search?.stop();
    live.search = null;
    const { mover } = match;
    if (!live.followed || mover === null || !match.levelOf(mover)) return;
    const { moves, seq } = match;
    const wish = { seat: mover, level: match.levelOf(mover), seed: seedOf(match) };
    const search = (live.search = finished(() => match.game.think(moves, wish)));
    void search.done
      .catch(() => ({ move: anyMove(match.game, moves) })) // whatever happens to a search, the match goes on
      .then((found) => {
        if (!found || live.search !== search) return undefined;
        live.search = null;
        return this.change(match.id, (now) => now.engineMove(mover, seq, found.move));
      })
      .catch(() => undefined); // another page was faster, and tells
  }
}

/** One for all searches of a match, so that each goes on from the one before. */
const seedOf = ({ created }: LocalMatch): number =>
  [...created.seed].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);

function anyMove(game: GameKernel, moves: readonly string[]): string {
  const legal = Object.values(game.position(moves).legal).flat();
  return legal[Math.floor(Math.random() * legal.length)] ?? "";
}
