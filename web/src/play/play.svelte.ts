/** One's own side of a match: besides what every table has, a move planned ahead, the colours one lays, and motion. */
import { seatColour } from "../game/colours";
import { TableController } from "../game/controller.svelte";
import type { Game } from "../game/game";
import { pieceCounts } from "../game/pieces";
import { soundFeat } from "../game/sound";
import { t } from "../i18n/index.svelte";
import { Refusal } from "../protocol/refusal";
import type { Ply, State } from "../protocol/types";
import { showNotice, showError } from "../ui/notices.svelte";
import type { Match, Step } from "./match.svelte";
import { nameAt } from "./words";

const CHANCE = "chance";
/** Milliseconds that something said on the board can be read. */
const SAID_FOR = 3000;

/** Something said on the board for a while. */
export interface Said {
  text: string;
  /** Whose it is. */
  colour: string;
}

export class Play extends TableController {
  said = $state.raw<Said | null>(null);
  /** The colours of which it was said that they cannot place any more. */
  private readonly out = new Set<string>();
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
    match.onstep = (step, atOnce) => this.showStep(step, atOnce);
    $effect(() => () => (match.onstep = null));
    $effect(() => {
      if (!this.said) return undefined;
      const timer = setTimeout(() => (this.said = null), SAID_FOR);
      return () => clearTimeout(timer);
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

  private drawnPlies(plies: readonly Ply[]): readonly Ply[] {
    return plies.filter(({ colour }) => colour !== CHANCE).map((ply) => ({ ...ply, colour: this.game.colourOf(ply) }));
  }

  private get state(): State | null {
    return this.match.state;
  }

  protected override get asksWhy(): boolean {
    return this.isMyTurn;
  }

  /** The moves that seats made, each in the colour in which it is drawn. */
  readonly plies: readonly Ply[] = $derived.by(() => this.drawnPlies(this.match.plies));
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
    this.hovering = this.hold.ghost?.move === move ? move : null;
    try {
      await this.match.do(seat, { do: "move", move });
      return true;
    } catch (error) {
      showError(error);
      if (error instanceof Refusal && error.code === "match/stale-seq") this.hold.drop();
      return false;
    }
  }

  /** Something is about to be shown: a piece that was laid sets out, and what flew before is there. */
  private showStep(step: Step, atOnce: boolean): void {
    this.motion.rest();
    this.say(step);
    const moved = step.events.findLast(({ kind }) => kind === "moved");
    if (!moved || atOnce) return;
    const [seat, colour, move] = [moved["seat"] as number, String(moved["colour"]), String(moved["move"])];
    const isOwn = this.match.you.includes(seat);
    const known = new Set(this.match.reach[colour]?.corners);
    const laid = this.game.laid(this.drawnPlies(step.plies), step.state.table ?? null);
    this.motion.lay({
      ply: { seat, colour, move },
      laid,
      isOwn,
      settles: isOwn && this.hovering === move,
      // A deal that ends takes all pieces away.
      isSeen: this.viewed === null && laid.length === this.laid.length + 1,
      corners: (step.state.reach?.[colour]?.corners ?? []).filter((name) => !known.has(name)),
      arrived: this.celebration(step, { seat, colour, move }, laid),
    });
  }

  /** What is said when a piece that brings more than itself is there; gives the pieces that make it. */
  private celebration({ state }: Step, ply: Ply, laid: readonly unknown[]): () => readonly unknown[] {
    const points = (state.scores[ply.colour] ?? 0) - (this.state?.scores[ply.colour] ?? 0);
    const name = this.match.you.includes(ply.seat) ? t("seat-me") : nameAt(this.match, ply.seat);
    return () => {
      const feat = this.game.featOf?.(laid, points);
      if (!feat) return [];
      soundFeat();
      const text = t(`said-${feat.name}`, { name, points, count: feat.count });
      this.said = { text, colour: this.game.colourOf(ply) };
      return feat.pieces;
    };
  }

  /** A colour that cannot go on says so. */
  private say({ state }: Step): void {
    if (state.phase !== "playing") return;
    const before = this.match.reach;
    const blocked = Object.entries(state.reach ?? {}).flatMap(([colour, { corners }]) =>
      !corners.length && before[colour]?.corners.length ? [colour] : [],
    );
    const skipped = (state.skipped ?? []).filter((colour) => before[colour]?.corners.length !== 0);
    const out = [...blocked, ...skipped].find((colour) => !this.out.has(colour));
    if (out === undefined) return;
    this.out.add(out);
    const alone = this.mine.length === 1 && this.mine[0] === out && this.match.you.length === 1;
    this.said = { text: alone ? t("said-out-you") : t("said-out", { colour: t(`colour-${out}`) }), colour: out };
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
