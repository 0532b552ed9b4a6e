/**
 * A match that runs in this browser: the replay of its log, the commands that lead to events, and what the people at the
 * screen see of it. The counterpart of server/match for one screen and the computer; it knows no rules, which the kernel
 * has, and no clocks.
 */
import type { GameKernel } from "../kernel/types";
import { HANDED_OTHERWISE, Refusal } from "../protocol/refusal";
import type { Action, Legality, MatchEvent, Ply, Result, Snapshot, State } from "../protocol/types";
import { rematchOptions } from "./handicap";
import { CHANCE, PRIVATE, type Created, type Entry, type LocalEvent, type Occupant } from "./log";
import type { Kept } from "./store";

/** The level of the computer that plays on for those who have given up. */
const STAND_IN_LEVEL = 3;
const UNSEEN = "?";
/** Refusals name the message that tells them. Pages offer nothing that is refused with this one. */
const NOT_NOW = "local-not-now";

interface Seat extends Occupant {
  dropped: Result["reason"] | null;
  /** The level at which the computer plays for somebody. */
  standIn: number;
}

export interface Done {
  first: number;
  last: number;
  repeated: boolean;
}

type Proposal = Extract<Action, { do: "propose" }>["what"];

const PROPOSABLE: Record<Proposal, readonly State["phase"][]> = {
  draw: ["playing"],
  abort: ["playing", "paused"],
  undo: ["playing"],
  pause: ["playing"],
  rematch: ["over"],
};

type Rules = ReturnType<GameKernel["state"]>;

export class LocalMatch {
  readonly log: Entry[] = [];
  phase: State["phase"] = "waiting";
  created!: Created;
  seats: Seat[] = [];
  moves: string[] = [];
  ended: Result | null = null;
  rematch: string | null = null;
  /** Where a server plays it on. */
  online: string | null = null;
  private plies: (Ply & { open: boolean })[] = [];
  private readonly answered = new Map<string, Done>();
  /** What the rules say of the position, for the people at the screen. */
  private known: { moves: readonly string[]; rules: Rules } | null = null;

  constructor(
    readonly id: string,
    readonly game: GameKernel,
    log: readonly Entry[] = [],
  ) {
    for (const entry of log) this.apply(entry);
  }

  get seq(): number {
    return this.log.length;
  }

  /** The seats of the people at this screen. */
  get you(): number[] {
    return this.seats.flatMap(({ level }, seat) => (level ? [] : [seat]));
  }

  get rules(): Rules {
    const { moves } = this;
    if (this.known?.moves !== moves) this.known = { moves, rules: this.game.state(moves, this.you) };
    return this.known.rules;
  }

  /** The seat to move; null while nobody's turn it is. */
  get mover(): number | null {
    return this.phase === "playing" ? (this.rules.mover ?? null) : null;
  }

  /** The level at which the computer makes a seat's moves, 0 where somebody does. */
  levelOf(seat: number): number {
    const { level, standIn } = this.seats[seat] as Seat;
    return level || standIn;
  }

  // How it changes

  apply(entry: Entry): void {
    this.log.push(entry);
    if (entry.key) {
      const first = this.answered.get(entry.key)?.first ?? entry.seq;
      this.answered.set(entry.key, { first, last: entry.seq, repeated: true });
    }
    switch (entry.kind) {
      case "created":
        this.created = entry;
        this.seats = entry.seats.map((seat) => ({ ...seat, dropped: null, standIn: 0 }));
        return;
      case "started":
      case "resumed":
        this.phase = "playing";
        return;
      case "paused":
        this.phase = "paused";
        return;
      case "moved":
        return this.lay({ seat: entry.seat, colour: entry.colour, move: entry.move, open: true });
      case "came":
        return this.lay({ seat: entry.to, colour: CHANCE, move: entry.tile, open: entry.open });
      case "undone":
        this.moves = this.moves.slice(0, entry.plies);
        this.plies = this.plies.slice(0, entry.plies);
        return;
      case "dropped":
        this.seats[entry.seat] = {
          ...(this.seats[entry.seat] as Seat),
          dropped: entry.reason,
          standIn: entry.level,
        };
        return;
      case "ended":
        this.phase = "over";
        this.ended = { reason: entry.reason, winners: entry.winners, totals: entry.totals };
        return;
      case "rematched":
        this.rematch = entry.match;
        return;
      case "handed":
        this.phase = "over";
        this.online = entry.match;
    }
  }

  private lay(ply: Ply & { open: boolean }): void {
    this.moves = [...this.moves, ply.move];
    this.plies.push(ply);
  }

  private emit(event: LocalEvent, key?: string): void {
    this.apply({ ...event, seq: this.seq + 1, at: Date.now(), ...(key ? { key } : {}) });
  }

  /** The first events; with moves, those of a game that was begun elsewhere. */
  begin(created: Created, moves: readonly string[] = []): void {
    this.emit(created);
    this.emit({ kind: "started" });
    for (const move of moves) this.push(move);
    this.settle();
  }

  /** A move of whoever is to move, be it chance. */
  private push(move: string, key?: string): void {
    const verdict = this.game.why(this.moves, move);
    if (!verdict.legal) throw illegal(verdict);
    const [made] = this.game
      .plies(
        [...this.moves, move],
        this.seats.map((_, seat) => seat),
      )
      .slice(-1);
    if (!made) throw new Error("a move was made and is not there");
    if (made.colour === CHANCE) {
      const open = this.game.plies([...this.moves, move], []).at(-1)?.move !== UNSEEN;
      this.emit({ kind: "came", to: made.seat, tile: made.move, open }, key);
    } else this.emit({ kind: "moved", seat: made.seat, colour: made.colour, move: made.move }, key);
  }

  /** Chance makes its moves; the match ends when the game has. */
  private settle(key?: string): void {
    while (this.rules.turn === CHANCE) {
      const drawn = this.game.chance(this.moves, this.created.seed, this.seq + 1);
      if (!drawn) throw new Error("chance is to move and does not");
      this.emit({ kind: "came", to: drawn.to, tile: drawn.tile, open: drawn.open }, key);
    }
    if (this.rules.turn === null) this.end("played", this.leaders(), key);
  }

  // What people do

  /** Does what is asked for, or refuses; `rematch` is the name of the next match, should this be it. */
  command(seat: number, seq: number, key: string, action: Action, rematch: string): Done {
    const known = this.answered.get(key);
    if (known) return known;
    if (seq !== this.seq) throw new Refusal("match/stale-seq", NOT_NOW, { seq: this.seq });
    if (!this.you.includes(seat)) throw new Refusal("match/not-your-seat", NOT_NOW);
    const first = this.seq + 1;
    this.act(seat, key, action, rematch);
    return { first, last: this.seq, repeated: false };
  }

  private act(seat: number, key: string, action: Action, rematch: string): void {
    switch (action.do) {
      case "move":
        this.need("playing");
        if (this.mover !== seat || this.levelOf(seat)) throw new Refusal("match/not-your-turn", NOT_NOW);
        this.push(action.move, key);
        return this.settle(key);
      case "resign":
        this.need("playing", "paused");
        this.needActive(seat);
        return this.drop(seat, key);
      case "propose":
        return this.propose(seat, action.what, key, rematch);
      case "resume":
        this.need("paused");
        return this.emit({ kind: "resumed" }, key);
      case "answer":
        throw new Refusal("match/no-proposal", NOT_NOW);
      case "sit":
        throw new Refusal("match/seat-taken", NOT_NOW);
      case "claim":
        throw new Refusal("match/not-gone", NOT_NOW);
      case "stand":
        return this.need("waiting");
    }
  }

  /** Everybody sits at one screen, and the computer agrees to all but a draw: what is proposed is done. */
  private propose(seat: number, what: Proposal, key: string, rematch: string): void {
    this.need(...PROPOSABLE[what]);
    if (this.phase !== "over") this.needActive(seat);
    if (what === "draw" && this.seats.some((_, other) => this.levelOf(other)))
      throw new Refusal("match/declined", "local-declined");
    const undone = what === "undo" ? this.undoTarget() : 0;
    if (what === "rematch" && this.rematch) throw new Refusal("match/not-now", NOT_NOW);
    this.emit({ kind: "proposed", seat, what }, key);
    if (what === "draw") this.end("draw", this.inPlay(), key);
    else if (what === "abort") this.end("aborted", [], key);
    else if (what === "undo") this.emit({ kind: "undone", plies: undone }, key);
    else if (what === "pause") this.emit({ kind: "paused" }, key);
    else this.emit({ kind: "rematched", match: rematch }, key);
  }

  /** How many moves are left when the last one of this screen is taken back. What chance has shown stays shown. */
  private undoTarget(): number {
    for (let number = this.plies.length - 1; number >= 0; number -= 1) {
      const ply = this.plies[number] as Ply;
      if (ply.colour === CHANCE) break;
      if (this.you.includes(ply.seat)) return number;
    }
    throw new Refusal("match/no-undo", "local-no-undo");
  }

  /** The computer moves, if the match still stands where it was asked. */
  engineMove(seat: number, seq: number, move: string): boolean {
    if (seq !== this.seq || this.mover !== seat || !this.levelOf(seat)) return false;
    this.push(move);
    this.settle();
    return true;
  }

  /**
   * A server plays it on, which was given all that had happened until `seq`. Since then the computer may have moved, as it
   * does there; what people did would be lost.
   */
  handOver(online: string, seq: number): void {
    const isComputers = (entry: Entry) =>
      entry.kind === "came" || (entry.kind === "moved" && this.levelOf(entry.seat) > 0);
    if (this.online || !this.log.slice(seq).every(isComputers)) throw new Refusal(HANDED_OTHERWISE, "online-differs");
    this.emit({ kind: "handed", match: online });
  }

  private need(...phases: readonly State["phase"][]): void {
    if (!phases.includes(this.phase)) throw new Refusal("match/not-now", NOT_NOW);
  }

  private needActive(seat: number): void {
    if (this.seats[seat]?.dropped) throw new Refusal("match/not-now", NOT_NOW);
  }

  // How it ends

  /** A seat gives up. Who is left wins, or plays on while several parties are. */
  private drop(seat: number, key: string): void {
    this.emit({ kind: "dropped", seat, reason: "resigned", level: STAND_IN_LEVEL }, key);
    const left = this.inPlay();
    const parties = this.game.facts().parties.filter((party) => party.some((of) => left.includes(of)));
    if (parties.length < 2) this.end("resigned", left, key);
    else if (!this.you.some((of) => !this.seats[of]?.dropped)) this.end("resigned", this.leaders(), key);
  }

  /** The seats that can win: a party is lost only when all its seats are. */
  private inPlay(): number[] {
    const lost = (seat: number): boolean => this.seats[seat]?.dropped != null;
    return this.game
      .facts()
      .parties.filter((party) => !party.every(lost))
      .flat()
      .sort((one, other) => one - other);
  }

  /** The seats with the best result, of those that can still win. */
  private leaders(): number[] {
    const left = this.inPlay();
    const winners = this.rules.result?.winners;
    if (winners?.every((seat) => left.includes(seat))) return winners;
    const { totals } = this.rules;
    const ranks = totals.map((total) => (this.game.facts().wins === "lowest" ? -total : total));
    const best = Math.max(...left.map((seat) => ranks[seat] as number));
    return left.filter((seat) => ranks[seat] === best);
  }

  private end(reason: Result["reason"], winners: readonly number[], key?: string): void {
    this.emit({ kind: "ended", reason, winners: [...winners], totals: [...this.rules.totals] }, key);
  }

  /** The same match once more, with everybody one seat further on, so that somebody else begins. */
  again(seed: string): Created {
    const seats = this.created.seats;
    return {
      ...this.created,
      seed,
      options: rematchOptions(this.game),
      seats: [...seats.slice(-1), ...seats.slice(0, -1)],
    };
  }

  // What is seen of it

  /** An event as the people at the screen see it. */
  private seen(entry: Entry): MatchEvent {
    const hidden = ["key", ...(PRIVATE[entry.kind] ?? [])];
    const event = Object.fromEntries(Object.entries(entry).filter(([name]) => !hidden.includes(name)));
    if (entry.kind === "created") Object.assign(event, this.terms);
    if (entry.kind === "came" && !this.sees(entry.open, entry.to)) event["tile"] = UNSEEN;
    return event as unknown as MatchEvent;
  }

  private sees(open: boolean, seat: number): boolean {
    return open || this.you.includes(seat);
  }

  eventsSince(seq: number): MatchEvent[] {
    return this.log.slice(Math.max(0, seq)).map((entry) => this.seen(entry));
  }

  /** Whether somebody at the screen is to move, and so is told which moves there are. */
  private get mayMove(): boolean {
    const { mover } = this;
    return mover !== null && this.you.includes(mover) && !this.levelOf(mover);
  }

  get state(): State {
    const { totals: _, pieces: __, legal, worth, reach, sheet, ...rules } = this.rules;
    return {
      ...rules,
      phase: this.phase,
      mover: this.mover,
      clock: null,
      seats: this.seats.map(({ name, level, standIn, dropped }) => ({
        kind: level ? "engine" : "person",
        name,
        level: level || standIn,
        gone: false,
        dropped,
      })),
      proposal: null,
      result: this.ended,
      rematch: this.rematch,
      ...(this.ended ? { sheet: sheet ?? null } : reach ? { reach } : {}),
      ...(this.mayMove ? { legal: legal ?? {}, ...(worth ? { worth } : {}) } : {}),
    } as State;
  }

  private get terms() {
    const { variant, options, rules, family } = this.created;
    const clock: Snapshot["clock"] = { kind: "none", budget: 0, increment: 0 };
    return { variant, options, rules, family, clock, listed: false, rated: false, chat: "off", tournament: "" };
  }

  get snapshot(): Snapshot {
    return {
      match: this.id,
      seq: this.seq,
      you: this.you,
      ...this.terms,
      plies: this.plies.map(({ seat, colour, move, open }) => ({
        seat,
        colour,
        move: colour === CHANCE && !this.sees(open, seat) ? UNSEEN : move,
      })),
      pieces: this.rules.pieces ?? null,
      state: this.state,
    };
  }

  /** As it stands in a list. */
  get summary(): Kept {
    const { phase, mover, seats, result, scores, ply } = this.state;
    return {
      match: this.id,
      ...this.terms,
      phase,
      you: this.you,
      turn: mover === null ? null : (this.rules.turn ?? null),
      mover,
      deadline: null,
      scores,
      result,
      seats,
      changed: this.log.at(-1)?.at ?? 0,
      ply,
      ...(this.online ? { online: this.online } : {}),
    } as Kept;
  }

  /** The names as records have them. */
  get players(): string[] {
    return this.seats.map(({ name, level }) => name || (level ? `level ${level}` : ""));
  }
}

/** A move that the rules forbid, as a refusal. */
const illegal = ({ legal: _, ...why }: Legality): Refusal =>
  new Refusal(why.reason ? "match/illegal-move" : "match/bad-notation", why.why ?? "", why);
