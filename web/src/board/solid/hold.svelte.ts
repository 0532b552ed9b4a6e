/**
 * The held piece on a board of cubes: it drops onto what stands below it, and arrow keys move it as the rotated board
 * is seen.
 */
import type { GameModel } from "../game";
import { Hold } from "../hold.svelte";
import { distance, type Address, type Spot } from "../lattice";
import type { Fit, Placements } from "../placements";
import { cubesAt, restingOrientation, type Columns } from "./columns";
import { unturnedStep } from "./space";

export class SolidHold extends Hold {
  /** By how many quarters the view of the board is rotated. */
  facing = $state(0);

  constructor(
    game: GameModel,
    placements: () => Placements,
    private readonly standing: () => Columns,
  ) {
    super(game, placements);
  }

  /** What stands on the board now. */
  get columns(): Columns {
    return this.standing();
  }

  /** Which column a spot of the picture belongs to; the board knows how it is seen. */
  sees: ((spot: Spot) => { x: number; y: number } | null) | null = null;

  /** The cubes of the piece where it hovers, also those that stick out of the board. */
  get cubes(): readonly Address[] {
    return this.offset ? cubesAt(this.shape().cells, this.offset) : [];
  }

  override pick(piece: string, orientation = restingOrientation(this.game, piece)): void {
    super.pick(piece, orientation);
  }

  /** Put it on a column. Of the places that fit there, the one that needs least turning and lies nearest. */
  putOn(x: number, y: number): void {
    if (this.piece === null) return;
    const middle: Spot = { x: x + 0.5, y: -y - 0.5 };
    const [best, ...rest] = this.reachable.filter(({ cells }) =>
      cells.some(({ address }) => address[0] === x && address[1] === y),
    );
    const likes = (fit: Fit) => (fit.orientation === this.chosen ? 0 : 10) + distance(fit.centre, middle);
    if (!best)
      return this.put({ piece: this.piece, orientation: this.chosen, offset: this.offsetAt(this.chosen, middle) });
    this.put(rest.reduce((kept, fit) => (likes(fit) < likes(kept) ? fit : kept), best));
  }

  /** Hold it over a spot of the picture. */
  override hover(spot: Spot): void {
    const column = this.sees?.(spot);
    if (column) this.putOn(column.x, column.y);
  }

  /** A step as one sees it: upward and sideways on the screen along the edges of the floor, or to another level. */
  override step(by: Address): void {
    if (!this.offset || by[2]) return super.step(by);
    super.step(unturnedStep(by, this.facing));
    const [x = 0, y = 0] = this.offset;
    this.offset = this.fallen(this.orientation, x, y);
  }

  /** Tip it over, away from the viewer. */
  override flip(): void {
    let to = this.orientation;
    // The server tips about one axis of the table: turn that axis to where the player sits, and back.
    const turn = (times: number) => {
      for (let i = 0; i < ((times % 4) + 4) % 4; i += 1) to = this.shape(to).turned;
    };
    turn(-this.facing);
    to = this.shape(to).flipped;
    turn(this.facing);
    this.lie(to);
  }

  /** Cubes may stick out on top while one looks for a place. */
  protected override inside(offset: Address): Address {
    return offset;
  }

  protected override offsetAt(orientation: number, centre: Spot): Address {
    const [x = 0, y = 0] = super.offsetAt(orientation, centre);
    return this.fallen(orientation, x, y);
  }

  private fallen(orientation: number, x: number, y: number): Address {
    return [x, y, this.columns.fall(this.shape(orientation).cells, x, y)];
  }
}
