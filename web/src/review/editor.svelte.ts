/** A position being built: move by move in turn, by the rules, for all seats. Nothing is kept but the address. */
import { GameModel } from "../board/game";
import { t } from "../i18n/index.svelte";
import { boardOf, post } from "../net/api";
import { someMe } from "../net/session.svelte";
import type { Analysis, Choices, Position, TileData, Verdict } from "../net/types";
import { sayError } from "../shell/notices.svelte";
import { pack } from "./packed";
import { chosenOf, type Moves } from "./story";

const LINES = 3;
const LEVEL = 5;

export class Editor {
  variant = $state("duo");
  rules = $state.raw<number | null>(null);
  options = $state.raw<Choices>({});
  position = $state.raw<Position | null>(null);
  /** The board of a placing game. */
  game = $state.raw<GameModel | null>(null);
  tiles = $state.raw<TileData | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  isThinking = $state(false);
  error = $state.raw<unknown>(null);
  /** Tiles come out of the pile as this number has it. */
  private seed = Math.floor(Math.random() * 1e6);

  readonly moves: readonly string[] = $derived.by(() => this.position?.plies.map(({ move }) => move) ?? []);
  readonly colour: string | null = $derived.by(() => this.position?.turn ?? null);
  readonly isOver: boolean = $derived.by(() => this.position?.over ?? false);
  /** The moves that somebody chose, by their numbers. */
  readonly chosen: readonly number[] = $derived.by(() => chosenOf(this.position?.plies ?? []));

  get built(): Moves {
    return { variant: this.variant, rules: this.rules, options: this.options, moves: this.moves };
  }

  /** Another game, or one that was begun elsewhere. */
  async open({ variant, rules, options, moves }: Moves): Promise<void> {
    this.error = null;
    try {
      const board = await boardOf(variant, options);
      const position = await this.lookAt({ variant, rules, options, moves });
      [this.variant, this.rules, this.options] = [variant, position.rules, options];
      this.game = board.family === "placing" ? new GameModel(board) : null;
      this.tiles = board.family === "placing" ? null : board;
      this.show(position);
    } catch (error) {
      this.error = error;
    }
  }

  make = (move: string): Promise<void> => this.go([...this.moves, move]);

  /** Take back the last move that somebody chose; what chance did for it goes with it. */
  undo(): Promise<void> {
    return this.go(this.moves.slice(0, this.chosen.at(-1) ?? 0));
  }

  /** From the beginning; where chance has dealt, with other tiles. */
  clear(): Promise<void> {
    this.seed += 1;
    return this.go([]);
  }

  why(move: string): Promise<Verdict> {
    return post("/api/positions/why", { ...this.built, move });
  }

  /** What the engine would do here. */
  async analyse(): Promise<void> {
    await this.think(async () => {
      const of = this.position;
      const found = await post<Analysis>("/api/positions/analysis", { ...this.built, level: LEVEL, lines: LINES });
      if (of === this.position) this.analysis = found;
    });
  }

  /** Let the engine move for the seat whose turn it is. */
  async letComputerMove(): Promise<void> {
    await this.think(async () => {
      const { move } = await post<{ move: string }>("/api/positions/hint", { ...this.built, level: LEVEL });
      await this.make(move);
    });
  }

  private async think(work: () => Promise<void>): Promise<void> {
    this.isThinking = true;
    try {
      await someMe(t("seat-guest"));
      await work();
    } catch (error) {
      sayError(error);
    } finally {
      this.isThinking = false;
    }
  }

  private async go(moves: readonly string[]): Promise<void> {
    try {
      this.show(await this.lookAt({ ...this.built, moves }));
    } catch (error) {
      sayError(error);
    }
  }

  private lookAt(wanted: Moves): Promise<Position> {
    return post("/api/positions", { ...wanted, seed: this.seed });
  }

  private show(position: Position): void {
    this.position = position;
    this.analysis = null;
    void pack(this.built).then((packed) => history.replaceState(null, "", `${location.pathname}#${packed}`));
  }
}
