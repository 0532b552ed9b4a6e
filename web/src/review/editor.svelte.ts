/** The state of the editor: a position built move by move by the rules. It is kept in the address only. */
import { seatColour } from "../game/colours";
import type { PositionSource } from "../game/controller.svelte";
import type { Game } from "../game/game";
import { openGame } from "../game/kinds";
import { counted } from "../game/pieces";
import { table } from "../net/tables";
import type { Legal } from "../board/placements";
import type { Analysis, Choices, Legality, Ply, Position } from "../protocol/types";
import { showError } from "../ui/notices.svelte";
import { replaceHash } from "../browser/router.svelte";
import { pack } from "./gameLink";
import { chosenOf, type Moves } from "./playedGame";

const LINES = 3;
const LEVEL = 5;

export class Editor implements PositionSource {
  variant = $state("duo");
  rules = $state.raw<number | null>(null);
  options = $state.raw<Choices>({});
  position = $state.raw<Position | null>(null);
  game = $state.raw<Game | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  isThinking = $state(false);
  error = $state.raw<unknown>(null);
  /** Tiles come out of the pile as this number has it. */
  private seed = Math.floor(Math.random() * 1e6);

  readonly moves: readonly string[] = $derived.by(() => this.position?.plies.map(({ move }) => move) ?? []);
  readonly plies: readonly Ply[] = $derived.by(() => this.position?.plies ?? []);
  readonly legal: Legal = $derived.by(() => this.position?.legal ?? {});
  /** Whose turn it is, by the colour or the name of the seat. */
  readonly turn: string | null = $derived.by(() => this.position?.turn ?? null);
  /** The colour in which the next move is drawn. */
  readonly colour: string = $derived.by(() =>
    this.position?.owners ? (this.turn ?? "blue") : seatColour(this.position?.mover ?? 0),
  );
  readonly supply: ReadonlyMap<string, number> = $derived.by(() =>
    counted(this.position?.hands?.[String(this.position.mover ?? 0)] ?? this.position?.pieces?.[this.colour] ?? []),
  );
  readonly isOver: boolean = $derived.by(() => this.position?.over ?? false);
  /** The numbers of the moves that a seat chose. */
  readonly chosen: readonly number[] = $derived.by(() => chosenOf(this.position?.plies ?? []));

  get table(): Position["table"] {
    return this.position?.table;
  }

  get built(): Moves {
    return { variant: this.variant, rules: this.rules, options: this.options, moves: this.moves };
  }

  /** Another game, or one that was begun elsewhere. */
  async open({ variant, rules, options, moves }: Moves): Promise<void> {
    this.error = null;
    try {
      const game = await openGame(variant, options);
      const position = await this.lookAt({ variant, rules, options, moves });
      [this.variant, this.rules, this.options] = [variant, position.rules, options];
      this.game = game;
      this.show(position);
    } catch (error) {
      this.error = error;
    }
  }

  make = (move: string): Promise<void> => this.go([...this.moves, move]);

  /** Take back the last chosen move, with the draws that followed it. */
  undo(): Promise<void> {
    return this.go(this.moves.slice(0, this.chosen.at(-1) ?? 0));
  }

  /** From the beginning; where chance has dealt, with other tiles. */
  clear(): Promise<void> {
    this.seed += 1;
    return this.go([]);
  }

  why(move: string): Promise<Legality> {
    return table.ask("why", { ...this.built, move });
  }

  /** What the engine would do here. */
  async analyse(): Promise<void> {
    await this.think(async () => {
      const of = this.position;
      const found = await table.ask("analysis", { ...this.built, level: LEVEL, lines: LINES });
      if (of === this.position) this.analysis = found;
    });
  }

  /** Let the engine move for the seat whose turn it is. */
  async letComputerMove(): Promise<void> {
    await this.think(async () => {
      const { move } = await table.ask("hint", { ...this.built, level: LEVEL });
      await this.make(move);
    });
  }

  private async think(work: () => Promise<void>): Promise<void> {
    this.isThinking = true;
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      this.isThinking = false;
    }
  }

  private async go(moves: readonly string[]): Promise<void> {
    try {
      this.show(await this.lookAt({ ...this.built, moves }));
    } catch (error) {
      showError(error);
    }
  }

  private lookAt(wanted: Moves): Promise<Position> {
    return table.ask("position", { ...wanted, seed: this.seed });
  }

  private show(position: Position): void {
    this.position = position;
    this.analysis = null;
    void pack(this.built).then(replaceHash);
  }
}
