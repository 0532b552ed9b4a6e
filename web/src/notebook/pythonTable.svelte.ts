/** A game of which Python is the referee: what it shows, and what it is asked for. */
import type { Legal } from "../board/placements";
import { seatColour } from "../game/colours";
import type { PositionSource } from "../game/controller.svelte";
import { counted } from "../game/pieces";
import { newKey } from "../net/keys";
import type { Legality, Ply, Position } from "../protocol/types";
import { showNotice } from "../ui/notices.svelte";
import type { Answer, Asked, Message, Shown } from "./messages";

export class PythonTable implements PositionSource {
  shown: Shown = $state.raw() as Shown;
  /** The move on its way to Python. */
  sending = $state.raw<string | null>(null);
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  readonly position: Shown["position"] = $derived.by(() => this.shown.position);
  readonly plies: readonly Ply[] = $derived.by(() => this.position.plies);
  /** Empty while others are to move. */
  readonly legal: Legal = $derived.by(() => this.position.legal);
  readonly isMine: boolean = $derived.by(
    () => this.position.mover !== null && this.shown.people.includes(this.position.mover),
  );
  /** The seat whose pieces are seen while others move. */
  readonly seat: number = $derived.by(() => (this.isMine ? this.position.mover : null) ?? this.shown.people[0] ?? 0);
  /** The colour of the pieces in the hand. */
  readonly colour: string = $derived.by(() => {
    const { owners, turn, mover } = this.position;
    if (!owners) return seatColour(this.seat);
    const own = Object.keys(owners).find((name) => owners[name]?.includes(this.seat));
    return (mover === this.seat ? turn : own) ?? "blue";
  });
  readonly supply: ReadonlyMap<string, number> = $derived.by(() =>
    counted(this.position.hands?.[String(this.seat)] ?? this.position.pieces?.[this.colour] ?? []),
  );

  constructor(
    private readonly port: MessagePort,
    shown: Shown,
  ) {
    this.shown = shown;
    port.onmessage = ({ data }: MessageEvent<Shown>) => this.hear(data);
  }

  get table(): Position["table"] {
    return this.position.table;
  }
  get worth(): Shown["position"]["worth"] {
    return this.position.worth;
  }

  private hear(shown: Shown): void {
    this.shown = shown;
    const { answer } = shown;
    if (!answer) return;
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  private ask(asked: Asked): Promise<Answer> {
    const message: Message = { ...asked, id: newKey() };
    this.port.postMessage(message);
    return new Promise((resolve) => this.waiting.set(message.id, resolve));
  }

  async make(move: string): Promise<boolean> {
    this.sending = move;
    const { refusal } = await this.ask({ do: "move", move });
    this.sending = null;
    if (refusal) showNotice(refusal);
    return !refusal;
  }

  async why(move: string): Promise<Legality> {
    const { legality } = await this.ask({ do: "why", move });
    return legality ?? { legal: false, reason: null, clause: null, why: null, details: {} };
  }

  /** Back to the last turn of a person. */
  async undo(): Promise<void> {
    await this.ask({ do: "undo" });
  }
}
