/** The state of a lesson: the current step, its position, and whether it is done. */
import type { Legal } from "../board/placements";
import type { PositionSource } from "../game/controller.svelte";
import { counted } from "../game/pieces";
import { familyOf } from "../catalogue/families";
import { table } from "../net/tables";
import type { Legality, Ply, Position } from "../protocol/types";
import { goalsOf, type Lesson, type Step } from "./lesson";
import { noteStep, stepsDone } from "./progress";

/** The same tile comes out of the pile for everybody who takes the lesson. */
const SEED = 1;
/** For games whose seats have no colour. */
const COLOURLESS = "green";

export class Course implements PositionSource {
  number = $state(0);
  position = $state.raw<Position | null>(null);
  isDone = $state(false);
  /** The colour of the step before, which may be another one. */
  lastColour = $state<string | null>(null);
  isOver = $state(false);
  error = $state.raw<unknown>(null);

  readonly step: Step = $derived.by(() => this.lesson.steps[this.number] as Step);
  /** The legal moves that the step asks for. */
  readonly legal: Legal = $derived.by(() =>
    this.position && !this.isDone ? goalsOf(this.step, this.position.legal) : {},
  );

  readonly plies: readonly Ply[] = $derived.by(() => this.position?.plies ?? []);
  /** The colour that moves, or that has just moved. */
  readonly colour: string = $derived.by(() => {
    if (this.position && !this.position.owners) return COLOURLESS;
    return (this.isDone ? this.plies.at(-1)?.colour : this.position?.turn) ?? "blue";
  });
  readonly supply: ReadonlyMap<string, number> = $derived.by(() => {
    const hand = this.position?.hands?.["0"];
    if (hand) return counted(hand);
    const offered = this.step.pieces;
    const own = this.position?.pieces?.[this.colour] ?? [];
    return counted(offered ? own.filter((piece) => offered.includes(piece)) : own);
  });

  constructor(readonly lesson: Lesson) {
    const done = stepsDone(this.family);
    void this.to(done < lesson.steps.length ? done : 0);
  }

  get table(): Position["table"] {
    return this.position?.table;
  }

  get family(): string {
    return familyOf(this.lesson.game);
  }

  /** To a step, from its beginning. */
  async to(number: number): Promise<void> {
    this.isOver = number >= this.lesson.steps.length;
    if (this.isOver) return;
    this.lastColour = this.position ? this.colour : null;
    this.number = number;
    this.isDone = false;
    this.position = null;
    this.position = (await this.ask(this.step.moves)) ?? this.position;
  }

  /** Make a move that the step asks for. */
  async make(move: string): Promise<void> {
    if (this.isDone) return;
    const found = await this.ask([...this.step.moves, move]);
    if (!found) return;
    // Before the position changes, which else would begin the step anew.
    this.isDone = true;
    this.position = found;
    noteStep(this.family, this.number + 1);
  }

  /** Why a move is not what is asked for. */
  why(move: string): Promise<Legality> {
    return table.ask("why", { ...this.asked(this.step.moves), move });
  }

  private asked(moves: readonly string[]) {
    const { game, options } = this.lesson;
    return { variant: game, options: { ...options, ...this.step.options }, moves, seed: SEED };
  }

  /** The position after some moves; null where it cannot be had, or another step has begun meanwhile. */
  private async ask(moves: readonly string[]): Promise<Position | null> {
    const at = this.number;
    this.error = null;
    try {
      const found = await table.ask("position", this.asked(moves));
      return at === this.number ? found : null;
    } catch (error) {
      this.error = error;
      return null;
    }
  }
}
