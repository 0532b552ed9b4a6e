/** The held tile: where it hovers and how it is turned. Legal places come from the server; no rule is known here. */
import type { State } from "../../protocol/types";
import { fitAfter, type Handling } from "../handling";
import { distance, type Spot } from "../lattice";
import type { Legal } from "../placements";
import { cellKey, cellUnder, centreOf, formatLay, isTriple, parseLay, type Cell, type Lay } from "./tiles";

/** What moves bring, as the server reckons it. */
export type Worths = NonNullable<State["worth"]>;
export type Worth = Worths[string];

export interface Place extends Lay {
  move: string;
  worth: Worth | null;
}

export interface TileGhost extends Place {
  legal: boolean;
}

export type Way = "up" | "down" | "left" | "right";

/** Within so many sides of a place that fits, the tile goes there. */
const PULL = 0.75;
const WAYS: Record<Way, Spot> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export class TileHold implements Handling {
  piece = $state<string | null>(null);
  /** Set down on the table, where it stays when the mouse goes on. */
  isSet = $state(false);
  private lay = $state.raw<Lay | null>(null);

  /** Everywhere the held tile fits, from the top down. */
  readonly fits: readonly Place[] = $derived.by(() => (this.piece === null ? [] : this.placesOf(this.piece)));
  /** The same by cell: a tile may fit in several ways. */
  readonly cells: readonly (readonly Place[])[] = $derived.by(() => placesByCell(this.fits));
  readonly ghost: TileGhost | null = $derived.by(() => {
    if (!this.lay) return null;
    const move = formatLay(this.lay);
    const fit = this.fits.find((place) => place.move === move);
    return { ...this.lay, move, worth: fit?.worth ?? null, legal: fit !== undefined };
  });
  readonly fitNumber: number = $derived.by(() => this.fits.findIndex(({ move }) => move === this.ghost?.move));

  constructor(
    private readonly legal: () => Legal,
    private readonly worths: () => Worths,
  ) {}

  count(tile: string): number {
    return this.legal()[tile]?.length ?? 0;
  }

  /** Moves that lay nothing: draw and pass. */
  get words(): readonly string[] {
    return this.legal()[""] ?? [];
  }

  /** How many legal moves lay a tile. */
  get total(): number {
    return Object.entries(this.legal()).reduce((sum, [tile, moves]) => sum + (tile ? moves.length : 0), 0);
  }

  get orientation(): number {
    return this.lay?.rotation ?? 0;
  }

  isLegal(tile: string, move: string): boolean {
    return this.legal()[tile]?.includes(move) ?? false;
  }

  placesOf(tile: string): Place[] {
    const worths = this.worths();
    return (this.legal()[tile] ?? [])
      .flatMap((move) => {
        const lay = parseLay(move);
        return lay ? [{ ...lay, move, worth: worths[move] ?? null }] : [];
      })
      .sort((a, b) => b.cell[1] - a.cell[1] || a.cell[0] - b.cell[0] || a.rotation - b.rotation);
  }

  pick(tile: string): void {
    if (this.piece === tile) return;
    [this.piece, this.lay, this.isSet] = [tile, null, false];
  }

  drop(): void {
    [this.piece, this.lay, this.isSet] = [null, null, false];
  }

  /** Back into the hand, but not back among the others. */
  lift(): void {
    this.lay = null;
  }

  showMove(move: string): boolean {
    const lay = parseLay(move);
    if (lay) this.show(lay);
    return lay !== null;
  }

  enter(): void {
    if (!this.ghost) this.next();
  }

  /** With shift, arrows move the table instead. */
  arrow({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): (() => void) | undefined {
    const way = this.piece === null || shiftKey ? undefined : ARROWS[key];
    return way && (() => this.step(way));
  }

  show(lay: Lay): void {
    if (this.piece !== lay.tile) this.pick(lay.tile);
    this.lay = { tile: lay.tile, cell: lay.cell, rotation: lay.rotation };
  }

  /** Hold the tile over a spot; near a place that fits it goes there and turns. */
  hover(spot: Spot): void {
    if (this.piece === null || this.snap(spot)) return;
    this.lay = { tile: this.piece, cell: cellUnder(spot), rotation: this.lay?.rotation ?? 0 };
  }

  /** Go to the nearest place that fits, if one is near; whether there was one. */
  snap(spot: Spot): boolean {
    const far = ({ cell }: Place) => distance(centreOf(cell), spot);
    const [nearest] = this.fits.toSorted((a, b) => far(a) - far(b));
    if (!nearest || far(nearest) >= PULL) return false;
    this.putOn(nearest.cell);
    return true;
  }

  /** Put it on a cell, turned so that it fits if it can be. */
  putOn(cell: Cell): void {
    if (this.piece === null || (this.lay && cellKey(this.lay.cell) === cellKey(cell) && this.ghost?.legal)) return;
    const fit = this.fits.find((place) => cellKey(place.cell) === cellKey(cell));
    this.lay = { tile: this.piece, cell, rotation: fit?.rotation ?? this.lay?.rotation ?? 0 };
  }

  /** Clockwise by one; in the hand, onto the table first. */
  turn(by = 1): void {
    if (this.piece === null || isTriple(this.piece)) return;
    if (!this.lay) return this.next();
    this.lay = { ...this.lay, rotation: (this.lay.rotation - by + 3) % 3 };
  }

  /** On to the next place where it fits. */
  next(by = 1): void {
    const fit = fitAfter(this.fits, this.fitNumber, by);
    if (fit) this.show(fit);
  }

  /** To the nearest place that fits in some direction. */
  step(way: Way): void {
    if (!this.lay) return this.next();
    const [from, along] = [centreOf(this.lay.cell), WAYS[way]];
    const costs = this.fits.flatMap((place) => {
      const to = centreOf(place.cell);
      const ahead = (to.x - from.x) * along.x + (to.y - from.y) * along.y;
      const aside = Math.abs((to.x - from.x) * along.y - (to.y - from.y) * along.x);
      return ahead > 0.1 ? [{ place, cost: ahead + 2 * aside }] : [];
    });
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a), costs[0] ?? { place: null, cost: 0 });
    if (best.place) this.show(best.place);
  }
}

export function placesByCell(places: readonly Place[]): Place[][] {
  const found = new Map<string, Place[]>();
  for (const place of places) {
    const known = found.get(cellKey(place.cell));
    if (known) known.push(place);
    else found.set(cellKey(place.cell), [place]);
  }
  return [...found.values()];
}
