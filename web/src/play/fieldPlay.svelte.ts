/** One's own side of a game with tiles: the tile in the hand, and an earlier table looked at. */
import { Refusal } from "../protocol/refusal";
import type { Ply, Legality } from "../protocol/types";
import type { Match } from "./match.svelte";
import { sayError } from "../ui/notices.svelte";
import { settings } from "../browser/settings.svelte";
import { FieldHold } from "../board/tiles/hold.svelte";
import { laidTiles, parseLay, type LaidTile } from "../board/tiles/tiles";

/** A ghost that rests for so long says why it does not fit. */
const REST = 300;
/** Who is told apart by colour has no colour in this game; lists and chips lend one to every seat. */
export const SEAT_COLOURS: readonly string[] = ["blue", "yellow", "red", "green", "purple", "orange"];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "blue";

/** What lies on the table after some moves: a deal begins with the tile on 0,0. */
export function tableAfter(plies: readonly Ply[]): LaidTile[] {
  let laid: LaidTile[] = [];
  for (const { seat, move } of plies) {
    const lay = parseLay(move);
    if (!lay) continue;
    laid = lay.cell[0] === 0 && lay.cell[1] === 0 ? [{ seat, ...lay }] : [...laid, { seat, ...lay }];
  }
  return laid;
}

export class FieldPlay {
  /** After how many moves the table is shown; null for now. */
  viewed = $state<number | null>(null);
  /** Why the resting ghost does not fit. */
  reason = $state.raw<Legality | null>(null);
  readonly hold: FieldHold;

  constructor(readonly match: Match) {
    this.hold = new FieldHold(
      () => match.state?.legal ?? {},
      () => match.state?.worth ?? {},
    );
    $effect(() => this.askWhy());
    // A tile that has left the hand is held no more.
    $effect(() => {
      if (this.hold.piece !== null && !this.hand.includes(this.hold.piece)) this.hold.drop();
    });
  }

  readonly isMyTurn: boolean = $derived.by(() => this.match.mySeat !== null);
  /** Whose hand is shown: that of the seat of mine which is to move, else of my first. */
  readonly seat: number | null = $derived.by(() => this.match.mySeat ?? this.match.you[0] ?? null);
  readonly hand: readonly string[] = $derived.by(() => this.match.state?.hands?.[String(this.seat)] ?? []);
  /** The moves that seats made, each in the colour that is lent to its seat. */
  readonly plies: readonly Ply[] = $derived.by(() =>
    this.match.plies
      .filter(({ colour }) => colour !== "chance")
      .map((ply) => ({ ...ply, colour: seatColour(ply.seat) })),
  );
  readonly laid: readonly LaidTile[] = $derived.by(() => {
    const table = this.match.state?.table;
    if (this.viewed !== null) return tableAfter(this.plies.slice(0, this.viewed));
    return table ? laidTiles(table) : [];
  });

  pick(tile: string): void {
    this.viewed = null;
    if (this.hold.piece === tile) this.hold.drop();
    else this.hold.pick(tile);
  }

  /** One step back: from the table into the hand, from the hand among the others, from the past to now. */
  back(): void {
    if (this.hold.ghost) this.hold.lift();
    else if (this.hold.piece !== null) this.hold.drop();
    else this.viewed = null;
  }

  async place(): Promise<void> {
    const { ghost } = this.hold;
    if (ghost?.legal && !this.match.sending) await this.send(ghost.move);
  }

  /** Send a move; the tile stays in the hand until the server has it. */
  async send(move: string): Promise<void> {
    const seat = this.match.mySeat;
    if (seat === null || this.match.sending) return;
    try {
      await this.match.do(seat, { do: "move", move });
      this.hold.drop();
      if (settings.vibration) navigator.vibrate?.(20);
    } catch (error) {
      sayError(error);
      if (error instanceof Refusal && error.code === "match/stale-seq") this.hold.drop();
    }
  }

  private askWhy(): (() => void) | undefined {
    const { ghost } = this.hold;
    this.reason = null;
    if (!ghost || ghost.legal || !this.isMyTurn) return undefined;
    const timer = setTimeout(() => {
      void this.match.why(ghost.move).then((verdict) => {
        if (this.hold.ghost?.move === ghost.move) this.reason = verdict;
      });
    }, REST);
    return () => clearTimeout(timer);
  }
}
