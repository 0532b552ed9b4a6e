/** A position that is set up: pieces laid at will, and what the rules say of them. */
import type { GameModel } from "../board/game";
import { counted } from "../game/pieces";
import type { Game } from "../game/game";
import { Laying } from "../game/laying.svelte";
import { table } from "../net/tables";
import type { Arrangement, Choices, Ply } from "../protocol/types";
import { showError } from "../ui/notices.svelte";

/** What an arrangement begins with. */
export interface Begun {
  variant: string;
  rules: number | null;
  options: Choices;
  plies: readonly Ply[];
}

const BAR = " | ";

export class Arranging extends Laying {
  /** Moves to it, or why there are none; null while nothing is known. */
  verdict = $state.raw<Arrangement | null>(null);
  /** The colour that is to move; null for whichever it is. */
  wanted = $state<string | null>(null);
  /** The answer to a swap opening. */
  answer = $state<string | null>(null);
  /** All pieces that every colour has. */
  private full = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** The game, as a line of text names it. */
  private head = "";
  private asked = 0;

  constructor(
    readonly kind: Game & { board: GameModel },
    private readonly begun: Begun,
  ) {
    const laid = begun.plies.filter(({ move }) => kind.placingOf(move));
    super(
      kind.board,
      laid.map(({ colour, move }) => ({ colour, cells: move })),
      kind.data.colours[0] ?? "",
      (lying) => kind.createFreeHold!(lying),
    );
    this.answer = begun.plies.find(({ move }) => !kind.placingOf(move))?.move ?? null;
    void this.begin();
  }

  /** How many of every piece the chosen colour has left. */
  readonly supply: ReadonlyMap<string, number> = $derived.by(() => {
    const left = counted(this.full[this.colour] ?? []);
    for (const { piece, colour } of this.laid)
      if (this.game.data.supply === "shared" || colour === this.colour) left.set(piece, (left.get(piece) ?? 0) - 1);
    return left;
  });
  /** The moves that lead to it, where the rules allow it. */
  readonly moves: readonly string[] | null = $derived.by(() =>
    this.verdict && !this.verdict.fault && !this.isOtherTurn ? this.verdict.moves : null,
  );
  /** Whether another colour than the wanted one is to move. */
  readonly isOtherTurn: boolean = $derived.by(
    () => this.wanted !== null && this.verdict !== null && !this.verdict.fault && this.verdict.turn !== this.wanted,
  );
  /** The cells of the piece that is in the way. */
  readonly inTheWay: readonly string[] = $derived.by(() => this.verdict?.fault?.move?.split(",") ?? []);

  want(colour: string | null): void {
    this.wanted = colour;
    this.changed();
  }

  reply(answer: string): void {
    this.answer = answer;
    this.changed();
  }

  protected override changed(): void {
    void this.judge();
  }

  private async begin(): Promise<void> {
    const { variant, rules, options } = this.begun;
    const game = { variant, rules, options, moves: [] };
    try {
      const [{ text }, { pieces }] = await Promise.all([table.ask("text", game), table.ask("position", game)]);
      [this.head, this.full] = [text, pieces ?? {}];
      await this.judge();
    } catch (error) {
      showError(error);
    }
  }

  /** Have the rules look at it; only the last answer counts. */
  private async judge(): Promise<void> {
    const asked = (this.asked += 1);
    const of = (colour: string) => this.pieces.filter((piece) => piece.colour === colour).map(({ cells }) => cells);
    const parts = this.kind.data.colours.flatMap((colour) => (of(colour).length ? [[colour, ...of(colour)]] : []));
    const text = [this.head, ...parts.map((words) => words.join(" ")), ...(this.answer ? [this.answer] : [])].join(BAR);
    try {
      const verdict = await table.ask("arrange", { text, turn: this.wanted });
      if (asked !== this.asked) return;
      if (this.answer && verdict.fault?.reason === "nothing-to-answer") {
        this.answer = null; // the pieces that it was about are gone
        return await this.judge();
      }
      this.verdict = verdict;
    } catch (error) {
      if (asked === this.asked) showError(error);
    }
  }
}
