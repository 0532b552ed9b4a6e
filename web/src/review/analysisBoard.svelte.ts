/** The state of the analysis board: a game with its variations, and the position looked at. */
import type { Legal } from "../board/placements";
import { seatColour } from "../game/colours";
import type { PositionSource } from "../game/controller.svelte";
import type { Game } from "../game/game";
import { openGame } from "../game/open";
import { counted } from "../game/pieces";
import { table } from "../net/tables";
import type { Choices, Legality, Ply, Position } from "../protocol/types";
import { showError } from "../ui/notices.svelte";
import { linkOf } from "./gameLink";
import { LiveLines } from "./liveLines.svelte";
import {
  allLines,
  branchesAfter,
  countOf,
  isMainLine,
  lineFrom,
  withLine,
  withMainLine,
  withoutBranch,
  withTiles,
  type Branches,
} from "./moveTree";
import { chosenOf, type Moves, type Variations } from "./playedGame";
import { newAnalysisId, saveAnalysis } from "./savedAnalyses";

const LINES = 3;
/** The level of the computer when it moves here. */
const LEVEL = 8;

/** A game to be looked at: the position after `moves`, and other lines from the beginning. */
export interface Analysed extends Moves {
  variations?: Variations;
}

export class AnalysisBoard implements PositionSource {
  /** Under which it is kept in this browser. */
  id = newAnalysisId();
  variant = $state("duo");
  rules = $state.raw<number | null>(null);
  options = $state.raw<Choices>({});
  position = $state.raw<Position | null>(null);
  game = $state.raw<Game | null>(null);
  tree = $state.raw<Branches>([]);
  isThinking = $state(false);
  /** Whether the engine thinks along. */
  isLive = $state(true);
  error = $state.raw<unknown>(null);
  /** All of it as in a link, for the address; empty before there is anything. */
  link = $state("");
  readonly live: LiveLines;
  private readonly isKept: boolean;
  /** How often something was kept: a link that was made for what came before is too late. */
  private kept = 0;
  /** Tiles come out of the pile as this number has it. */
  private seed = Math.floor(Math.random() * 1e6);

  readonly plies: readonly Ply[] = $derived.by(() => this.position?.plies ?? []);
  readonly moves: readonly string[] = $derived.by(() => this.plies.map(({ move }) => move));
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
  readonly chosen: readonly number[] = $derived.by(() => chosenOf(this.plies));
  readonly isMain: boolean = $derived.by(() => isMainLine(this.tree, this.moves));
  readonly hasNext: boolean = $derived.by(() => branchesAfter(this.tree, this.moves).length > 0);

  /** `lines`: how many moves the engine tells of. `isKept`: whether it is one of the analyses kept in this browser. */
  constructor({ lines = LINES, isKept = true } = {}) {
    this.live = new LiveLines(lines);
    this.isKept = isKept;
  }

  get table(): Position["table"] {
    return this.position?.table;
  }

  /** The line looked at, as far as it is shown. */
  get line(): Moves {
    const { variant, rules, options, moves } = this;
    return { variant, rules, options, moves };
  }

  /** The line looked at, to where it ends. */
  get wholeLine(): Moves {
    return { ...this.line, moves: lineFrom(this.tree, this.moves) };
  }

  /** All of it: the position looked at, and every line. */
  get whole(): Analysed {
    return { ...this.line, variations: allLines(this.tree) };
  }

  /** Another game, or one that was begun elsewhere. */
  async open({ variant, rules, options, moves, variations = [] }: Analysed, id = newAnalysisId()): Promise<void> {
    this.error = null;
    try {
      const game = await openGame(variant, options);
      const at = (line: readonly string[]) => this.lookAt({ variant, rules, options, moves: line });
      const lines = await Promise.all(variations.map(at));
      const position = await at(moves);
      [this.variant, this.rules, this.options, this.id] = [variant, position.rules, options, id];
      this.tree = lines.reduce<Branches>((tree, { plies }) => withLine(tree, plies), []);
      this.game = game;
      this.show(position);
      this.keep();
    } catch (error) {
      this.error = error;
    }
  }

  make = (move: string): Promise<boolean> => this.go([...this.moves, move]);

  /** To a position of the tree, or to a new one by a move that was not tried yet. */
  async go(moves: readonly string[]): Promise<boolean> {
    try {
      this.show(await this.lookAt({ ...this.line, moves: withTiles(this.tree, moves) }));
      this.keep();
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  }

  /** Other moves in place of these; throws what the rules say against them. */
  async take(moves: readonly string[]): Promise<void> {
    this.show(await this.lookAt({ ...this.line, moves }));
    this.keep();
  }

  /** One chosen move back, with the tiles drawn after it. */
  back(): Promise<boolean> {
    return this.go(this.moves.slice(0, this.chosen.at(-1) ?? 0));
  }

  /** On to the next chosen move that was tried first here. */
  on(): Promise<boolean> {
    return this.go(lineFrom(this.tree, this.moves).slice(0, this.moves.length + 1));
  }

  toStart(): Promise<boolean> {
    return this.go([]);
  }

  toEnd(): Promise<boolean> {
    return this.go(lineFrom(this.tree, this.moves));
  }

  /** Forget the last move and all that follows it. */
  async remove(): Promise<void> {
    const gone = this.moves.slice(0, (this.chosen.at(-1) ?? 0) + 1);
    this.tree = withoutBranch(this.tree, gone);
    await this.go(gone.slice(0, -1));
  }

  promote(): void {
    this.tree = withMainLine(this.tree, this.moves);
    this.keep();
  }

  /** Another one of the same game; where chance deals, with other tiles. */
  async clear(): Promise<void> {
    this.seed += 1;
    this.id = newAnalysisId();
    this.tree = [];
    await this.go([]);
  }

  why(move: string): Promise<Legality> {
    return table.ask("why", { ...this.line, move });
  }

  /** Let the engine move for the seat whose turn it is. */
  async letComputerMove(): Promise<void> {
    this.isThinking = true;
    this.live.stop(); // two searches at a time would take twice as long
    try {
      const { move } = await table.ask("hint", { ...this.line, level: LEVEL });
      await this.make(move);
    } catch (error) {
      showError(error);
    } finally {
      this.isThinking = false;
    }
  }

  setLive(isLive: boolean): void {
    this.isLive = isLive;
    this.follow();
  }

  close(): void {
    this.kept += 1;
    this.live.stop();
  }

  private lookAt(wanted: Moves): Promise<Position> {
    return table.ask("position", { ...wanted, seed: this.seed });
  }

  private show(position: Position): void {
    this.position = position;
    this.tree = withLine(this.tree, position.plies);
    this.follow();
  }

  private follow(): void {
    if (this.isLive && !this.isOver) void this.live.start(this.line);
    else this.live.stop();
  }

  /** In the link, so that a reload shows it, and in this browser. */
  private keep(): void {
    const { id, variant } = this;
    const count = countOf(this.tree);
    const turn = ++this.kept;
    void linkOf(this.whole).then((link) => {
      if (turn !== this.kept) return; // something newer is there, or another page
      this.link = link;
      if (count && this.isKept) saveAnalysis({ id, variant, count, packed: link });
    });
  }
}
