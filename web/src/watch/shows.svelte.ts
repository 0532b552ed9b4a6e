/** Games to look at, wherever they come from: played now, played before, or played by the computer in this browser. */
import { seatColour } from "../game/colours";
import type { Game } from "../game/game";
import { openGame } from "../game/open";
import { table } from "../net/tables";
import { Match } from "../play/match.svelte";
import type { ClockInfo, FinishedMatch, Ply, Position, Result, SeatInfo } from "../protocol/types";

type Owners = Readonly<Record<string, readonly number[]>>;

export interface Show {
  readonly kind: "live" | "replay" | "computer";
  /** What tells it from others. */
  readonly key: string;
  /** The match, where others can open it. */
  readonly match: string | null;
  readonly variant: string;
  readonly game: Game | null;
  readonly plies: readonly Ply[];
  readonly seats: readonly SeatInfo[];
  readonly owners: Owners | null;
  readonly mover: number | null;
  readonly clock: ClockInfo | null;
  /** Points by colour or seat; null where they are not known before the end. */
  readonly scores: Readonly<Record<string, number>> | null;
  readonly result: Result | null;
  readonly watching: number;
  /** Whether there is nothing more to come. */
  readonly isOver: boolean;
  close(): void;
}

/** A match that is being played. */
export class LiveShow implements Show {
  readonly kind = "live";
  private readonly followed: Match;

  constructor(
    readonly match: string,
    /** The game, where it is known before the match is there. */
    private readonly listed = "",
  ) {
    this.followed = new Match(match, true);
  }

  get variant() {
    return this.followed.snapshot?.variant ?? this.listed;
  }
  /** The match that goes on after this one. */
  get rematch() {
    return this.followed.state?.rematch ?? null;
  }

  get key() {
    return this.match;
  }
  get game() {
    return this.followed.game;
  }
  get plies() {
    return this.followed.plies;
  }
  get seats() {
    return this.followed.state?.seats ?? [];
  }
  get owners() {
    return (this.followed.state?.owners as Owners | null | undefined) ?? null;
  }
  get mover() {
    return this.followed.state?.phase === "playing" ? (this.followed.state.mover ?? null) : null;
  }
  get clock() {
    return this.followed.state?.clock ?? null;
  }
  get scores() {
    return this.followed.state?.scores ?? null;
  }
  get result() {
    return this.followed.state?.result ?? null;
  }
  get watching() {
    return this.followed.presence.watching;
  }
  get isOver() {
    return this.followed.state?.phase === "over" || this.followed.refusal !== null;
  }
  close() {
    this.followed.close();
  }
}

/** Who laid which colour, as the moves tell. */
function ownersIn(game: Game, plies: readonly Ply[]): Owners {
  const found: Record<string, number[]> = {};
  for (const ply of plies) {
    const colour = game.colourOf(ply);
    const seats = (found[colour] ??= []);
    if (!seats.includes(ply.seat)) seats.push(ply.seat);
  }
  return found;
}

/** A match that is over, once more, one move after the other. */
export class ReplayShow implements Show {
  readonly kind = "replay";
  readonly clock = null;
  readonly watching = 0;
  game = $state.raw<Game | null>(null);
  private shown = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;
  /** The moves after which something more is to be seen. */
  private readonly steps: readonly number[];
  private isClosed = false;

  constructor(
    private readonly played: FinishedMatch,
    /** Milliseconds from one move to the next; none shows the end at once. */
    private pace: number,
  ) {
    this.steps = [0, ...played.plies.flatMap(({ colour }, i) => (colour === "chance" ? [] : [i + 1]))];
    if (!pace) this.shown = this.steps.length - 1;
    void openGame(played.variant, played.options).then(
      (game) => {
        this.game = game;
        this.goOn();
      },
      () => (this.shown = this.steps.length - 1),
    );
  }

  /** Go on faster or slower. */
  setPace(pace: number): void {
    this.pace = pace;
    this.goOn();
  }

  private goOn(): void {
    clearInterval(this.timer);
    if (this.game && this.pace && !this.isClosed) this.timer = setInterval(() => this.step(), this.pace);
  }

  private step(): void {
    if (this.isOver) clearInterval(this.timer);
    else this.shown += 1;
  }

  get key() {
    return this.played.match;
  }
  get match() {
    return this.played.match;
  }
  get variant() {
    return this.played.variant;
  }
  get plies() {
    return this.played.plies.slice(0, this.steps[this.shown] ?? 0);
  }
  get owners() {
    return this.game?.board ? ownersIn(this.game, this.played.plies) : null;
  }
  get seats() {
    return this.played.seats;
  }
  get mover() {
    return this.isOver ? null : (this.played.plies[this.steps[this.shown] ?? 0]?.seat ?? null);
  }
  get scores() {
    return this.isOver ? this.played.scores : null;
  }
  get result() {
    return this.isOver ? this.played.result : null;
  }
  get isOver() {
    return this.shown >= this.steps.length - 1;
  }
  close() {
    this.isClosed = true;
    clearInterval(this.timer);
  }
}

const LEVEL = 5;

/** A game of the computer against itself, played by the kernel in this browser. */
export class ComputerShow implements Show {
  readonly kind = "computer";
  readonly key = `computer-${Math.random()}`;
  readonly match = null;
  readonly clock = null;
  readonly watching = 0;
  game = $state.raw<Game | null>(null);
  private position = $state.raw<Position | null>(null);
  private isClosed = false;

  constructor(
    readonly variant: string,
    readonly pace: number,
  ) {
    void this.play();
  }

  private async play(): Promise<void> {
    let moves: string[] = [];
    try {
      this.game = await openGame(this.variant, {});
      while (!this.isClosed) {
        const about = { variant: this.variant, rules: null, options: {}, moves, seed: moves.length };
        this.position = await table.ask("position", about);
        if (this.position.over) return;
        const begin = Date.now();
        const known = this.position.plies.map(({ move }) => move);
        const next = known.length
          ? (await table.ask("hint", { ...about, moves: known, level: LEVEL })).move
          : this.first();
        moves = [...known, next];
        await new Promise((go) => setTimeout(go, Math.max(0, this.pace - (Date.now() - begin))));
      }
    } catch {
      this.failed = true; // the kernel does not run here, and nobody answers
    }
  }
  private failed = $state(false);

  /** Any first move with a large piece, so that no two games are alike. */
  private first(): string {
    const all = Object.values(this.position?.legal ?? {}).flat();
    const longest = Math.max(...all.map((move) => move.length));
    const large = all.filter((move) => move.length >= longest - 2);
    return large[Math.floor(Math.random() * large.length)] ?? "";
  }

  get plies() {
    return this.position?.plies ?? [];
  }
  get seats(): readonly SeatInfo[] {
    const count = this.owners
      ? Math.max(...Object.values(this.owners).flat()) + 1
      : (this.game?.data.colours.length ?? 0);
    const seat = { kind: "engine", name: "", level: LEVEL, gone: false, dropped: null } as const;
    return Array.from({ length: count }, () => seat);
  }
  get owners() {
    return (this.position?.owners as Owners | null | undefined) ?? null;
  }
  get mover() {
    return this.position?.mover ?? null;
  }
  get scores() {
    return this.position?.scores ?? null;
  }
  get result(): Result | null {
    const result = this.position?.result;
    return result ? { ...result, reason: "played" } : null;
  }
  get isOver() {
    return this.failed || (this.position?.over ?? false);
  }
  close() {
    this.isClosed = true;
  }
}

/** The colours that a seat lays in a show. */
export const coloursAt = ({ owners, game }: Show, seat: number): string[] => {
  if (owners) return Object.entries(owners).flatMap(([colour, of]) => (of.includes(seat) ? [colour] : []));
  return game ? [seatColour(seat)] : [];
};
