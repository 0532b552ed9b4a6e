/**
 * The held piece: which one, its orientation, where it hovers and whether it fits there. Legal places come from the
 * server; no rule is known here.
 */
import type { Cell, GameModel, Orientation, Placing } from "./game";
import { fitAfter, type Handling } from "./handling";
import { distance, isEven, minus, nearestStep, planeOf, plus, type Address, type Spot } from "./lattice";
import type { Fit, Placements } from "./placements";
import { arrowStep } from "./arrows";

export interface Ghost extends Placing {
  /** The covered cells; those beyond the board are missing. */
  cells: readonly Cell[];
  outside: boolean;
  /** As text; null where a part lies outside. */
  move: string | null;
  legal: boolean;
}

/** Within so many cells of a place that fits, the piece goes there; a little less if it has to turn. */
const PULL = 0.95;
const PULL_TURNING = 0.8;

export class Hold implements Handling {
  piece = $state<string | null>(null);
  orientation = $state(0);
  offset = $state.raw<Address | null>(null);
  /** Set down on the board, where it stays when the mouse goes on. */
  isSet = $state(false);
  /** As the player turned it; where it turned by itself it goes back to this. */
  protected chosen = $state(0);
  /** Whether it turns by itself to fit; not any more once the player has turned it. */
  protected turnsItself = $state(true);

  readonly ghost: Ghost | null = $derived.by(() => this.look());
  readonly fits: readonly Fit[] = $derived.by(() => (this.piece === null ? [] : this.placements().of(this.piece)));
  /** The fits that pointing can lead to: in every orientation, or in the one that the player turned it to. */
  readonly reachable: readonly Fit[] = $derived(
    this.turnsItself ? this.fits : this.fits.filter(({ orientation }) => orientation === this.chosen),
  );
  /** Which of the fits the ghost is on, from 0; -1 if on none. */
  readonly fitNumber: number = $derived(
    this.ghost?.legal ? this.fits.findIndex(({ move }) => move === this.ghost?.move) : -1,
  );

  constructor(
    readonly game: GameModel,
    private readonly placements: () => Placements,
  ) {}

  get words(): readonly string[] {
    return this.placements().words;
  }

  get total(): number {
    return this.placements().total;
  }

  count(piece: string): number {
    return this.placements().count(piece);
  }

  isLegal(piece: string, move: string): boolean {
    return this.placements().isLegal(piece, move);
  }

  private look(): Ghost | null {
    if (this.piece === null || this.offset === null) return null;
    const placing = { piece: this.piece, orientation: this.orientation, offset: this.offset };
    const covered = this.game.covered(placing);
    const cells = covered.filter((cell) => cell !== undefined);
    const move = this.game.moveOf(placing);
    const legal = move !== null && this.placements().isLegal(placing.piece, move);
    return { ...placing, cells, outside: cells.length < covered.length, move, legal };
  }

  protected shape(number = this.orientation): Orientation {
    return this.game.orientation(this.piece ?? "", number);
  }

  /** Take a piece into the hand, lying as it did when it was last held. */
  pick(piece: string, orientation = 0): void {
    if (this.piece === piece) return;
    this.piece = piece;
    this.orientation = this.chosen = orientation;
    this.offset = null;
    this.isSet = false;
    this.turnsItself = true;
  }

  /** Put it back. */
  drop(): void {
    this.piece = null;
    this.offset = null;
  }

  /** Back into the hand, but not back into the tray. */
  lift(): void {
    this.offset = null;
  }

  /** The place in the plane that the middle of the ghost has. */
  get centre(): Spot | null {
    if (!this.offset) return null;
    const [home, moved] = [this.shape().centre, planeOf(this.game.lattice, this.offset)];
    return { x: home.x + moved.x, y: home.y + moved.y };
  }

  /** Clockwise by one, or `by` -1 the other way. */
  turn(by = 1): void {
    // The server's turn goes the other way round.
    const times = by > 0 ? this.game.lattice.turns - 1 : 1;
    let to = this.orientation;
    for (let i = 0; i < times; i += 1) to = this.shape(to).turned;
    this.lie(to);
  }

  flip(): void {
    this.lie(this.shape().flipped);
  }

  /** Turned by hand, about its own middle. */
  protected lie(orientation: number): void {
    if (this.piece === null) return;
    const centre = this.centre;
    this.orientation = this.chosen = orientation;
    this.turnsItself = false;
    if (centre) this.offset = this.inside(this.offsetAt(orientation, centre), centre);
  }

  protected offsetAt(orientation: number, centre: Spot): Address {
    const home = this.shape(orientation).centre;
    return nearestStep(this.game.lattice, { x: centre.x - home.x, y: centre.y - home.y });
  }

  /**
   * Hold the piece with its middle over a spot. Near a place that fits, or over a cell of one, it goes there, turning if
   * it may; anywhere else it stays on the board.
   */
  hover(spot: Spot): void {
    if (this.piece === null) return;
    const near = this.game.onto(spot);
    const plain = { piece: this.piece, orientation: this.chosen, offset: this.offsetAt(this.chosen, near) };
    const move = this.game.moveOf(plain);
    if (move !== null && this.placements().isLegal(this.piece, move)) return this.put(plain);
    this.put(this.nearestFit(near) ?? { ...plain, offset: this.inside(plain.offset, near, this.chosen) });
  }

  /** The place that pulls most at a piece held there; every place pulls from its own cells. */
  private nearestFit(spot: Spot): Fit | undefined {
    const under = this.game.cellUnder(spot);
    let [best, least] = [undefined as Fit | undefined, Infinity];
    for (const fit of this.reachable) {
      const far = distance(fit.centre, spot) / (fit.orientation === this.chosen ? PULL : PULL_TURNING);
      if (far < least && (far < 1 || fit.cells.some((cell) => cell === under))) [best, least] = [fit, far];
    }
    return best;
  }

  /** The offset, or where a part of the piece would leave the board, the nearest one that keeps it on. */
  protected inside(offset: Address, centre: Spot, orientation = this.orientation): Address {
    const { piece, game } = this;
    const isOn = (at: Address) => game.covered({ piece: piece ?? "", orientation, offset: at }).every(Boolean);
    const { cells, centre: home } = this.shape(orientation);
    if (isOn(offset) || !cells[0]) return offset;
    let [best, least] = [offset, Infinity];
    for (const { address } of game.cells) {
      const to = minus(address, cells[0]);
      if (game.lattice.alternates && !isEven(to)) continue;
      const moved = planeOf(game.lattice, to);
      const far = distance({ x: home.x + moved.x, y: home.y + moved.y }, centre);
      if (far < least && isOn(to)) [best, least] = [to, far];
    }
    return best;
  }

  protected put({ orientation, offset }: Placing): void {
    if (this.orientation !== orientation) this.orientation = orientation;
    if (this.offset?.join() !== offset.join()) this.offset = offset;
  }

  /** Hold a piece where a move lays it; false for a move that lays nothing. */
  showMove(move: string): boolean {
    const placing = this.game.placingOf(this.game.cellsOf(move));
    if (placing) this.show(placing);
    return placing !== undefined;
  }

  arrow({ key }: Pick<KeyboardEvent, "key">): (() => void) | undefined {
    const step = this.piece === null ? null : arrowStep(this.game, key, this.offset ?? [0, 0]);
    return step ? () => this.step(step.piece) : undefined;
  }

  /** Lay it exactly so: a hint, a premove, a typed move. */
  show(placing: Placing): void {
    if (this.piece !== placing.piece) this.pick(placing.piece);
    this.chosen = placing.orientation;
    this.isSet = true;
    this.put(placing);
  }

  /** Move by one step of addresses; from the hand first onto the board. */
  step(by: Address): void {
    if (this.piece === null) return;
    if (!this.offset) return this.enter();
    const offset = plus(this.offset, by);
    const placing = { piece: this.piece, orientation: this.orientation, offset };
    if (this.game.covered(placing).some((cell) => cell !== undefined)) this.offset = offset;
    this.isSet = true;
  }

  /** Onto the board: where it fits first, else in the middle. */
  enter(): void {
    if (this.piece === null || this.offset) return;
    const [first] = this.fits;
    if (first) return this.show(first);
    const { x, y, width, height } = this.game.box;
    this.offset = this.offsetAt(this.orientation, { x: x + width / 2, y: y + height / 2 });
    this.isSet = true;
  }

  /** On to the next place where it fits. */
  next(by = 1): void {
    const fit = fitAfter(this.fits, this.fitNumber, by);
    if (fit) this.show(fit);
  }
}
