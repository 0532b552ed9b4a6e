/** The visible part of a board: zoom and pan. */
import type { Box } from "./game";
import type { Spot } from "./lattice";

interface Bounds {
  /** Zoom factors; 1 shows all the content. */
  least: number;
  most: number;
  /** The pixels that a unit of the plane has at most when everything is shown. */
  largest?: number;
}

export class Viewport {
  /** Of the element, in pixels. */
  width = $state(0);
  height = $state(0);
  private zoom = $state(1);
  /** What the player looks at; null is the middle of the content. */
  private aim = $state.raw<Spot | null>(null);

  /** Pixels a unit. */
  readonly scale: number = $derived.by(() => {
    const { width, height } = this.content();
    const fit = Math.min(this.width / width, this.height / height);
    return Math.min(fit, this.bounds.largest ?? Infinity) * this.zoom || 1;
  });
  readonly box: Box = $derived.by(() => {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    const { x, y } = this.aim ?? middleOf(this.content());
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  readonly viewBox: string = $derived(`${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);
  /** Whether everything is shown as it was in the beginning. */
  readonly isWhole: boolean = $derived(this.zoom === 1 && this.aim === null);

  constructor(
    private readonly content: () => Box,
    private readonly bounds: Bounds,
  ) {}

  /** The spot at a point of the element. */
  spotAt(x: number, y: number): Spot {
    return { x: this.box.x + x / this.scale, y: this.box.y + y / this.scale };
  }

  fit(): void {
    [this.zoom, this.aim] = [1, null];
  }

  /** Nearer or farther, while a point of the element keeps what it shows. */
  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const kept = this.spotAt(x, y);
    this.zoom = Math.min(Math.max(this.zoom * factor, this.bounds.least), this.bounds.most);
    const now = this.spotAt(x, y);
    this.lookAt({ x: this.centre.x + kept.x - now.x, y: this.centre.y + kept.y - now.y });
  }

  /** Move what is shown along by some pixels. */
  panBy(x: number, y: number): void {
    this.lookAt({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale });
  }

  private get centre(): Spot {
    return this.aim ?? middleOf(this.content());
  }

  /** Something of the content stays in sight. */
  private lookAt({ x, y }: Spot): void {
    const content = this.content();
    this.aim = {
      x: Math.min(Math.max(x, content.x), content.x + content.width),
      y: Math.min(Math.max(y, content.y), content.y + content.height),
    };
  }
}

const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });
