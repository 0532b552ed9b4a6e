/** One's own side of a match: besides what every table has, a move planned ahead and the colours one lays. */
import { settings } from "../browser/settings.svelte";
import { seatColour } from "../game/colours";
import { TableController } from "../game/controller.svelte";
import type { Game } from "../game/game";
import { pieceCounts } from "../game/pieces";
import { t } from "../i18n/index.svelte";
import { Refusal } from "../protocol/refusal";
import type { Ply, State } from "../protocol/types";
import { showNotice, showError } from "../ui/notices.svelte";
import type { Match } from "./match.svelte";

const CHANCE = "chance";

export class Play extends TableController {
  /** A move kept for when the turn comes. */
  planned = $state.raw<{ piece: string; move: string } | null>(null);
  /** At one screen: whose hidden hand may be seen, having said so. */
  private ready = $state<number | null>(null);
  /** Which of my colours the tray shows while I wait. */
  private shown = $state<string | null>(null);

  constructor(
    readonly match: Match,
    game: Game,
  ) {
    const play = (): Play => this;
    super(game, {
      get plies() {
        return play().plies;
      },
      get legal() {
        return match.state?.legal ?? {};
      },
      get worth() {
        return match.state?.worth;
      },
      get table() {
        return match.state?.table;
      },
      get supply() {
        return play().mySupply;
      },
      make: (move) => this.send(move),
      why: (move) => match.why(move),
    });
    $effect(() => this.carryOut());
    // A planned piece that is moved or dropped is planned no more.
    $effect(() => {
      if (this.planned && this.hold.ghost?.move !== this.planned.move) this.planned = null;
    });
    // What has left the hand, or belongs to a colour whose turn is over, is held no more.
    $effect(() => {
      if (this.hold.piece !== null && !this.supply.get(this.hold.piece)) this.hold.drop();
    });
  }

  private get state(): State | null {
    return this.match.state;
  }

  protected override get asksWhy(): boolean {
    return this.isMyTurn;
  }

  /** The moves that seats made, each in the colour in which it is drawn. */
  readonly plies: readonly Ply[] = $derived.by(() =>
    this.match.plies
      .filter(({ colour }) => colour !== CHANCE)
      .map((ply) => ({ ...ply, colour: this.game.colourOf(ply) })),
  );
  readonly isMyTurn: boolean = $derived.by(() => this.match.mySeat !== null);
  /** The seat whose hand is shown: that of mine which is to move, else my first. */
  readonly seat: number | null = $derived.by(() => this.match.mySeat ?? this.ready ?? this.match.you[0] ?? null);
  /** Whether the hand has to wait until the screen was passed on. */
  readonly isHidden: boolean = $derived.by(
    () => this.state?.hands != null && this.match.you.length > 1 && this.seat !== this.ready,
  );
  /** The colours I lay. */
  readonly mine: readonly string[] = $derived.by(() => {
    const owners = this.state?.owners ?? {};
    return Object.keys(owners).filter((colour) => owners[colour]?.some((seat) => this.match.you.includes(seat)));
  });
  /** The colour of the piece in the hand. */
  readonly colour: string | null = $derived.by(() => {
    if (!this.state?.owners) return this.seat === null ? null : seatColour(this.seat);
    if (this.isMyTurn) return this.state.turn ?? null;
    return this.shown !== null && this.mine.includes(this.shown) ? this.shown : (this.mine[0] ?? null);
  });
  private readonly mySupply: ReadonlyMap<string, number> = $derived.by(() => {
    const hand = this.state?.hands?.[String(this.seat)];
    if (this.isHidden) return new Map<string, number>();
    if (hand) return new Map(hand.map((tile) => [tile, 1]));
    return this.colour === null ? new Map<string, number>() : this.left(this.colour);
  });
  /** While waiting a piece may be laid for later. */
  readonly isPlanning: boolean = $derived.by(
    () => this.game.takesPlans && !this.isMyTurn && this.mine.length > 0 && this.state?.phase === "playing",
  );
  /** Colours that cannot place any more. */
  readonly resting: readonly string[] = $derived.by(() =>
    this.match.state?.phase === "playing"
      ? Object.entries(this.match.reach).flatMap(([colour, { corners }]) => (corners.length ? [] : [colour]))
      : [],
  );

  /** How many of every piece a colour has left. */
  left(colour: string): ReadonlyMap<string, number> {
    const { board } = this.game;
    return board ? pieceCounts(this.match.snapshot, board, this.match.plies, colour) : new Map();
  }

  /** The next player has the screen. */
  reveal(): void {
    this.ready = this.match.mySeat;
  }

  show(colour: string): void {
    this.shown = colour;
    this.hold.drop();
  }

  override pick(piece: string): void {
    if (this.match.sending) return;
    super.pick(piece);
  }

  /** Make the move that is shown, or keep it for later. */
  override async place(): Promise<void> {
    const { ghost, piece } = this.hold;
    if (!ghost?.move || piece === null || this.match.sending) return;
    if (!this.isPlanning) return super.place();
    // It stays on the board, where it can be seen and taken up again.
    this.planned = { piece, move: ghost.move };
    this.hold.isSet = true;
  }

  /** Send a move; whether the server has it. */
  async send(move: string): Promise<boolean> {
    const seat = this.match.mySeat;
    if (seat === null || this.match.sending) return false;
    try {
      await this.match.do(seat, { do: "move", move });
      if (settings.vibration) navigator.vibrate?.(20);
      return true;
    } catch (error) {
      showError(error);
      if (error instanceof Refusal && error.code === "match/stale-seq") this.hold.drop();
      return false;
    }
  }

  private async sendPlan(move: string): Promise<void> {
    if ((await this.send(move)) && this.hold.ghost?.move === move) this.hold.drop();
  }

  /** The turn has come: what was planned is done, if it still may be. */
  private carryOut(): void {
    const plan = this.planned;
    if (!plan || !this.isMyTurn) return;
    this.planned = null;
    if (this.hold.isLegal(plan.piece, plan.move)) void this.sendPlan(plan.move);
    else {
      this.hold.showMove(plan.move);
      showNotice(t("plan-fails"));
    }
  }
}
