/** A position that is set up: pieces laid at will, and what the rules say of them. */
import type { GameModel } from "../board/game";
import { counted } from "../game/pieces";
import type { Game } from "../game/game";
import { Laying } from "../game/laying.svelte";
import { table } from "../net/tables";
import type { Arrangement, Choices, Ply } from "../protocol/types";
import { showError } from "../ui/notices.svelte";
import { joinParts, writeParts, type Drawn } from "./positionText";

/** What an arrangement begins with. */
export interface Begun extends Drawn {
  variant: string;
  rules: number | null;
  options: Choices;
}

/** What some moves have brought onto the board. */
export const drawnBy = (game: Game, plies: readonly Ply[]): Drawn => ({
  pieces: plies.filter(({ move }) => game.placingOf(move)).map(({ colour, move }) => ({ colour, cells: move })),
  answer: plies.find(({ move }) => !game.placingOf(move))?.move ?? null,
});

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
  private head = $state("");
  private asked = 0;

  constructor(
    readonly kind: Game & { board: GameModel },
    private readonly begun: Begun,
  ) {
    super(kind.board, begun.pieces, kind.data.colours[0] ?? "", (lying) => kind.createFreeHold!(lying));
    this.answer = begun.answer;
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
  /** All of it in one line, whether the rules allow it or not; empty before the game is known. */
  readonly text: string = $derived.by(
    () => this.head && joinParts([this.head, ...writeParts(this.kind.data.colours, this)]),
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
    try {
      const verdict = await table.ask("arrange", { text: this.text, turn: this.wanted });
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
