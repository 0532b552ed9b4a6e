/** One's own side of a match: the piece in the hand, a move planned ahead, an earlier position looked at. */
import { Hold } from "../board/hold.svelte";
import type { GameModel, Placing } from "../board/game";
import { laidPieces, type LaidPiece } from "../board/laid";
import { Placements } from "../board/placements";
import { Columns, Ground } from "../board/solid/columns";
import { SolidHold } from "../board/solid/hold.svelte";
import { t } from "../i18n/index.svelte";
import { Refusal } from "../protocol/refusal";
import type { State, Legality } from "../protocol/types";
import { say, sayError } from "../ui/notices.svelte";
import { settings } from "../browser/settings.svelte";
import { Match } from "./match.svelte";
import { pieceCounts } from "../game/pieces";

/** A ghost that rests for so long says why it does not fit. */
const REST = 300;

export class Play {
  /** The ply after which the board is shown; null for the newest. */
  viewed = $state<number | null>(null);
  /** A move kept for when the turn comes. */
  planned = $state.raw<(Placing & { move: string }) | null>(null);
  /** Why the resting ghost does not fit. */
  reason = $state.raw<Legality | null>(null);
  /** Which of my colours the tray shows while I wait. */
  private shown = $state<string | null>(null);

  readonly hold: Hold;
  readonly game: GameModel;
  private readonly ground: Ground;

  constructor(
    readonly match: Match,
    game: GameModel,
  ) {
    this.game = game;
    this.ground = new Ground(game);
    this.hold =
      game.data.lattice === "cube"
        ? new SolidHold(
            game,
            () => this.placements,
            () => this.columns,
          )
        : new Hold(game, () => this.placements);
    $effect(() => this.askWhy());
    $effect(() => this.carryOut());
    // What was held for a colour whose turn is over is no longer of use.
    $effect(() => {
      if (this.hold.piece !== null && !this.left(this.colour ?? "").get(this.hold.piece)) this.hold.drop();
    });
  }

  /** Boards of cubes: how high everything stands. */
  readonly columns: Columns = $derived.by(() => new Columns(this.ground, this.laid));

  private get state(): State | null {
    return this.match.state;
  }

  get placements(): Placements {
    return this.match.placements ?? new Placements(this.game, {});
  }

  readonly isMyTurn: boolean = $derived.by(() => this.match.mySeat !== null);
  /** The colours I lay. */
  readonly mine: readonly string[] = $derived.by(() => {
    const owners = this.state?.owners ?? {};
    return Object.keys(owners).filter((colour) => owners[colour]?.some((seat) => this.match.you.includes(seat)));
  });
  /** The colour of the piece in the hand. */
  readonly colour: string | null = $derived.by(() => {
    if (this.isMyTurn) return this.state?.turn ?? null;
    return this.shown !== null && this.mine.includes(this.shown) ? this.shown : (this.mine[0] ?? null);
  });
  /** While waiting a piece may be laid for later. */
  readonly isPlanning: boolean = $derived.by(
    () => !this.isMyTurn && this.mine.length > 0 && this.state?.phase === "playing",
  );
  readonly laid: readonly LaidPiece[] = $derived.by(() =>
    this.viewed === null ? this.match.laid : laidPieces(this.game, this.match.plies.slice(0, this.viewed)),
  );
  readonly resting: readonly string[] = $derived.by(() =>
    this.match.state?.phase === "playing"
      ? Object.entries(this.match.outlook).flatMap(([colour, { corners }]) => (corners.length ? [] : [colour]))
      : [],
  );

  /** How many of every piece a colour has left. */
  left(colour: string): ReadonlyMap<string, number> {
    return pieceCounts(this.match.snapshot, this.game, this.match.laid, colour);
  }

  show(colour: string): void {
    this.shown = colour;
    this.hold.drop();
  }

  pick(piece: string): void {
    if (this.match.sending) return;
    this.viewed = null;
    if (this.hold.piece === piece) return this.hold.drop();
    this.planned = null;
    this.hold.pick(piece);
  }

  /** One step back: from the board into the hand, from the hand into the tray, from the past to now. */
  back(): boolean {
    if (this.hold.ghost) this.hold.lift();
    else if (this.hold.piece !== null) this.hold.drop();
    else if (this.planned) this.planned = null;
    else if (this.viewed !== null) this.viewed = null;
    else return false;
    return true;
  }

  /** Make the move that is shown, or keep it for later. */
  async place(): Promise<void> {
    const { ghost } = this.hold;
    if (!ghost?.move || this.match.sending) return;
    if (this.isPlanning) {
      this.planned = { ...ghost, move: ghost.move };
      return this.hold.drop();
    }
    if (ghost.legal) await this.send(ghost.move);
  }

  /** Send a move; the piece stays in the hand until the server has it. */
  async send(move: string): Promise<void> {
    const seat = this.match.mySeat;
    if (seat === null) return;
    try {
      await this.match.do(seat, { do: "move", move });
      // Meanwhile others may have moved, and the next piece may be in the hand.
      if (this.hold.ghost?.move === move) this.hold.drop();
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
    const move = ghost.move;
    if (move === null) return undefined;
    const timer = setTimeout(() => {
      void this.match.why(move).then((verdict) => {
        if (this.hold.ghost?.move === move) this.reason = verdict;
      });
    }, REST);
    return () => clearTimeout(timer);
  }

  /** The turn has come: what was planned is done, if it still may be. */
  private carryOut(): void {
    const plan = this.planned;
    if (!plan || !this.isMyTurn || !this.match.placements) return;
    this.planned = null;
    if (this.match.placements.isLegal(plan.piece, plan.move)) void this.send(plan.move);
    else {
      this.hold.show(plan);
      say(t("plan-fails"));
    }
  }
}
