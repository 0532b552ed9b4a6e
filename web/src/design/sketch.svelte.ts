/** The state of a design being edited: its pieces and its title. */
import { FreePlacements } from "../board/freePlacements";
import type { GameModel } from "../board/game";
import { Hold } from "../board/hold.svelte";
import { Laying } from "../game/laying.svelte";
import { COLOURS, type Design } from "./design";

export class Sketch extends Laying<Hold> {
  title = $state("");

  constructor(
    game: GameModel,
    design: Design,
    private readonly onchange: (design: Design) => void,
  ) {
    super(game, design.pieces, COLOURS[0], (laid) => {
      const placements = $derived(new FreePlacements(game, laid()));
      return new Hold(game, () => placements);
    });
    this.title = design.title;
  }

  get design(): Design {
    return { title: this.title, game: this.game.id, pieces: this.pieces };
  }

  protected override changed(): void {
    this.onchange(this.design);
  }

  rename(title: string): void {
    this.title = title;
    this.onchange(this.design);
  }
}
