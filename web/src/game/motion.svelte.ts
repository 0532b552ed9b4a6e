/**
 * What moves when a piece is laid: it flies to its place or settles there, and what it has brought is shown once it has
 * landed. Sound and vibration go with it. Matches say themselves what is laid; other boards follow the moves shown.
 */
import { untrack } from "svelte";
import { seenAt, type Flight, type Landing } from "../board/flight";
import type { Box } from "../board/game";
import type { Ply } from "../protocol/types";
import type { Game } from "./game";
import { timesNow } from "./pace";
import { soundMeet, soundPlace } from "./sound";
import { touchPlace } from "./touch";

/** Moves that follow each other in fewer milliseconds than these are not animated. */
const BLUR = 70;
/** How much of the time until the next move a piece flies at most, and how much its line is drawn. */
const SHARE = { flight: 0.5, line: 0.35 };

/** A move that lays a piece. */
export interface Laying {
  ply: Ply;
  /** Everything that lies then, the new piece last. */
  laid: readonly unknown[];
  /** Whether it comes out of the hand at this screen; else it comes from whoever lays it. */
  isOwn: boolean;
  /** Whether it lies already where it is laid. */
  settles: boolean;
  /** Whether it can be seen on its way; else it is there at once. */
  isSeen: boolean;
  /** Milliseconds until the next move, where that is known. */
  until?: number;
  /** Names of cells where its colour can go on, and could not before. */
  corners?: readonly string[];
  /** Told when it is there; says which pieces light up together. */
  arrived?: () => readonly unknown[];
}

export interface Followed {
  /** The moves that are shown; null while there are none, after which any number may come at once. */
  plies: () => readonly Ply[] | null;
  /** Whether the piece of a move lies already where it is laid. */
  settles?: (move: string) => boolean;
  /** Whether pieces come out of the hand at this screen. */
  isOwn?: boolean;
  until?: () => number;
}

export class Motion {
  /** The newest piece, while it is on its way. */
  flight = $state.raw<Flight | null>(null);
  /** What the newest piece has brought, once it is there. */
  landed = $state.raw<Landing | null>(null);
  /** When another position was shown last. */
  private latest = -Infinity;

  constructor(private readonly game: Game) {}

  /** What flew is there, and nothing of what it brought is shown any more. */
  rest(): void {
    this.flight?.land();
    this.landed = null;
  }

  /** A piece sets out; to be called just before the board has it. */
  lay({ ply, laid, isOwn, settles, isSeen, until = Infinity, corners = [], arrived }: Laying): void {
    const now = performance.now();
    const isBlurred = Math.min(now - this.latest, until) < BLUR;
    this.latest = now;
    const times = timesNow();
    const takes = Math.min(settles ? times.settle : times.flight, SHARE.flight * until);
    const line = settles ? 0 : Math.min(times.line, SHARE.line * until);
    const piece = this.game.placingOf(ply.move)?.piece;
    const land = (): void => {
      this.flight = null;
      if (isBlurred) return;
      soundPlace(this.game.sizeOf(ply.move));
      if (this.game.meets?.(laid)) soundMeet();
      if (isOwn) touchPlace();
      const together = arrived?.() ?? [];
      if (takes) this.landed = { colour: this.game.colourOf(ply), corners, together, line };
    };
    if (piece === undefined || !isSeen || !takes || isBlurred || document.hidden) return land();
    const from = settles ? null : sourceOf(ply.seat, isOwn ? piece : null);
    this.flight = { from, appears: !settles, takes, land };
  }

  /** Lays the piece by which the moves shown are more than before. */
  follow({ plies, settles, isOwn = false, until }: Followed): void {
    let before: readonly Ply[] | null = null;
    $effect.pre(() => {
      const now = plies();
      untrack(() => {
        if (now === before) return;
        this.rest();
        const ply = now && before && this.laidSince(before, now);
        before = now;
        if (!now || !ply) {
          this.latest = performance.now();
          return;
        }
        this.lay({
          ply,
          laid: this.game.laid(now),
          isOwn,
          settles: settles?.(ply.move) ?? false,
          isSeen: true,
          ...(until ? { until: until() } : {}),
        });
      });
    });
  }

  /** The move that laid exactly one more piece; a deal that ends takes them all away. */
  private laidSince(before: readonly Ply[], now: readonly Ply[]): Ply | undefined {
    const goesOn = before.length < now.length && before.every(({ move }, i) => move === now[i]?.move);
    if (!goesOn || this.game.laid(now).length !== this.game.laid(before).length + 1) return undefined;
    return now.slice(before.length).findLast(({ move }) => this.game.placingOf(move) !== null);
  }
}

/** Where on the screen a piece comes from: the own hand, or the seat that lays it. */
const sourceOf = (seat: number, piece: string | null): Box | null =>
  piece === null
    ? seenAt(`[data-seat="${seat}"] .tiles`, `[data-seat="${seat}"]`)
    : seenAt(`[data-piece="${piece}"] svg`, `[data-tile="${piece}"] svg`, `[data-seat="${seat}"]`);
