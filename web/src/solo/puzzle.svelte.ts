/** The state of a puzzle. Its moves are kept in this browser; the server computes positions and keeps nothing. */
import type { Legal } from "../board/placements";
import type { PositionSource } from "../game/controller.svelte";
import { counted } from "../game/pieces";
import { table } from "../net/tables";
import type { Hint, Legality, Ply, Position } from "../protocol/types";
import { showError } from "../ui/notices.svelte";
import { keepPuzzle, keptPuzzle } from "./savedPuzzles";
import { Prospects, type Answer } from "./prospects";

/** Milliseconds without a move after which the search for a completion starts. */
const REST = 1500;
/** Seconds that the server looks for a way to the end by itself. */
const SEARCH = 4;

export class Puzzle implements PositionSource {
  position = $state.raw<Position | null>(null);
  plies = $state.raw<readonly Ply[]>([]);
  /** The move on its way to the server. */
  sending = $state.raw<string | null>(null);
  /** Whether everything can still be placed. */
  prospect = $state<Answer>("unknown");
  isSearching = $state(false);
  error = $state.raw<unknown>(null);

  private readonly prospects = new Prospects();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly legal: Legal = $derived(this.position?.legal ?? {});
  readonly colour: string | null = $derived(this.position?.turn ?? null);
  readonly supply: ReadonlyMap<string, number> = $derived(counted(this.position?.pieces?.[this.colour ?? ""] ?? []));
  readonly placed: number = $derived(this.plies.length);
  readonly isOver: boolean = $derived(this.position?.over ?? false);
  readonly isComplete: boolean = $derived(this.isOver && this.placed === this.position?.progress?.total);

  constructor(readonly game: string) {
    // Shown at once, and also where there is no connection.
    this.plies = keptPuzzle(game).plies;
    void this.load();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private get moves(): string[] {
    return this.plies.map(({ move }) => move);
  }

  /** Look at what was kept. */
  load(): Promise<boolean> {
    return this.look(this.moves);
  }

  async make(move: string): Promise<boolean> {
    if (this.sending !== null) return false;
    this.sending = move;
    const made = await this.change([...this.moves, move]);
    this.sending = null;
    return made;
  }

  undo(): Promise<boolean> {
    return this.change(this.moves.slice(0, -1));
  }

  restart(): Promise<boolean> {
    return this.change([]);
  }

  /** To another position; says why where that fails. */
  private async change(moves: readonly string[]): Promise<boolean> {
    const changed = await this.look(moves);
    if (!changed) showError(this.error);
    return changed;
  }

  /** Why a move is not allowed. */
  why(move: string): Promise<Legality> {
    return table.ask("why", { ...this.asked(this.moves), move });
  }

  /** The next move of a way to the end where one is known, else what a strong player would do. */
  async hint(): Promise<Hint> {
    const moves = this.moves;
    const known = this.prospects.next(moves);
    if (known !== null) return { move: known, reasons: [] };
    return table.ask("hint", this.asked(moves));
  }

  private asked(moves: readonly string[]) {
    return { variant: this.game, moves };
  }

  private async look(moves: readonly string[]): Promise<boolean> {
    clearTimeout(this.timer);
    try {
      const found = await table.ask("position", this.asked(moves));
      this.position = found;
      this.plies = found.plies;
      this.error = null;
      keepPuzzle(this.game, found.plies, found.progress?.total ?? 0);
    } catch (error) {
      this.error = error;
      return false;
    }
    this.prospect = this.isOver ? (this.isComplete ? "yes" : "no") : this.prospects.of(this.moves);
    if (this.prospect === "unknown" && this.plies.length) this.timer = setTimeout(() => void this.search(), REST);
    return true;
  }

  /** Whether all pieces can still be placed takes the server some seconds; often it cannot tell. */
  private async search(): Promise<void> {
    const moves = this.moves;
    this.isSearching = true;
    try {
      const found = await table.ask("completion", { ...this.asked(moves), seconds: SEARCH });
      this.prospects.note(moves, found.answer, found.line);
      this.prospect = this.prospects.of(this.moves);
    } catch {
      // A busy server is no reason to stop anybody: it remains unknown.
    } finally {
      this.isSearching = false;
    }
  }
}
