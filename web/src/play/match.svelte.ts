/**
 * The state of a match in this browser: snapshot, events, chat, and commands without an answer, which are sent again
 * with the same key when the connection is back. What others do is shown one move a beat; commands always go by what is
 * known, and whoever does something sees it all first.
 */
import type { Game } from "../game/game";
import { openGame } from "../game/open";
import { beatOf } from "../game/pace";
import { chatOf } from "../net/matches";
import { Beats } from "./beats";
import { Refusal } from "../protocol/refusal";
import { newKey } from "../net/keys";
import type { Command, Subscription, Table, TableMessage } from "../protocol/table";
import { isLocal, tableOf } from "../net/tables";
import { copyMatch, copiedMatch } from "../net/offlineCopies";
import { forgetUnsent, keepUnsent, unsentOf } from "../net/unsent";
import type { Action, ChatLine, ColourReach, MatchEvent, Ply, Snapshot, State, Legality } from "../protocol/types";

interface Asked extends Pick<Command, "seat" | "action"> {
  /** How many moves there were when it was asked for: a move fits no other position. */
  plies: number;
  done: (error: Refusal | null) => void;
}

/** What a message told, and how the match stands after it. */
export interface Step {
  events: readonly MatchEvent[];
  plies: readonly Ply[];
  state: State;
}

export class Match {
  /** Everything that is shown; what the last moves have changed may still wait for its beat. */
  snapshot = $state.raw<Snapshot | null>(null);
  plies = $state.raw<readonly Ply[]>([]);
  game = $state.raw<Game | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  presence = $state.raw<{ seats: boolean[]; watching: number }>({ seats: [], watching: 0 });
  /** Why it cannot be shown. */
  refusal = $state.raw<Refusal | null>(null);
  /** The move on its way to the server. */
  sending = $state.raw<string | null>(null);
  /** Why a move that was kept from before came too late. */
  late = $state.raw<Refusal | null>(null);
  /** Where a server plays it on, if another page of this browser has handed it over. */
  online = $state<string | null>(null);
  /** What happened last, for sounds and for those who listen. */
  latest = $state.raw<readonly MatchEvent[]>([]);

  /** Told just before a step is shown, while the page still shows the one before. */
  onstep: ((step: Step, atOnce: boolean) => void) | null = null;

  /** Whether it is played in this browser. */
  readonly isLocal: boolean;
  private readonly table: Table;
  /** What is known, whether it is shown yet or not. */
  private seq = 0;
  known = $state.raw<readonly Ply[]>([]);
  /** How the match stands, for those who listen and need not wait. */
  knownState = $state.raw<State | null>(null);
  private readonly beats = new Beats<Step>(
    (step, atOnce) => this.show(step, atOnce),
    () => (this.isHurried ? 0 : beatOf()),
  );
  private readonly asked = new Map<string, Asked>();
  private readonly subscription: Subscription;

  readonly state: State | null = $derived(this.snapshot?.state ?? null);
  /** How far every colour may yet get; nothing where there is no such thing. */
  readonly reach: Readonly<Record<string, ColourReach>> = $derived(this.state?.reach ?? {});
  readonly you: readonly number[] = $derived(this.snapshot?.you ?? []);
  /** The seat of mine that is to move, or null. */
  readonly mySeat: number | null = $derived.by(() => {
    const mover = this.state?.phase === "playing" ? this.state.mover : null;
    return mover != null && this.you.includes(mover) ? mover : null;
  });

  /** `looksOn`: nothing of it is kept in this browser, nor is what is said there read. */
  constructor(
    readonly id: string,
    private readonly looksOn = false,
  ) {
    this.isLocal = isLocal(id);
    this.table = tableOf(id);
    if (!this.isLocal && !looksOn) this.recallUnsent();
    this.subscription = this.table.subscribe(id, {
      since: () => (this.snapshot ? this.seq : null),
      hear: (message) => this.hear(message),
      opened: () => this.sendAgain(),
    });
    if (this.isLocal || looksOn) return;
    void chatOf(id).then(
      (lines) => (this.chat = lines),
      () => undefined,
    );
  }

  get line(): Table["line"] {
    return this.table.line;
  }

  close(): void {
    this.beats.clear();
    this.subscription.close();
  }

  /** Show everything that is known. */
  catchUp(): void {
    this.beats.flush();
  }

  /** Nobody waits where time is short or nobody looks. */
  private get isHurried(): boolean {
    return this.knownState?.clock != null || document.hidden;
  }

  /** A move that got no answer before the page was left is sent again with its key, which the server knows if it came. */
  private recallUnsent(): void {
    const kept = unsentOf(this.id);
    if (!kept) return;
    this.asked.set(kept.key, { ...kept, done: (error) => (this.late = error) });
    this.sending = kept.action.move;
  }

  private sendAgain(): void {
    if (!this.snapshot) return; // it is not known yet what the match stands at
    for (const [key, asked] of this.asked) this.sendAsked(key, asked);
  }

  /** Everything anew: who I am at this table may have changed. */
  refresh(): void {
    this.subscription.ask(true);
  }

  private hear(message: TableMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.begin(message.snapshot);
      case "events":
        return this.follow(message.events as MatchEvent[], message.state);
      case "ack":
        return this.answer(message.key, null);
      case "error":
        return this.refused(
          message.key ?? "",
          new Refusal(message.code, message.message, message.details),
          message.match,
        );
      case "chat":
        if (!this.chat.some(({ number }) => number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case "presence":
        this.presence = message;
    }
  }

  private begin(snapshot: Snapshot, plies: readonly Ply[] = snapshot.plies): void {
    const first = this.snapshot === null;
    this.beats.clear();
    this.snapshot = snapshot;
    this.seq = snapshot.seq;
    this.knownState = snapshot.state;
    this.plies = this.known = plies;
    this.refusal = null;
    if (first) void this.loadGame(snapshot);
    this.keep();
    if (first) this.sendAgain();
  }

  /** Where there is no connection: show the match as it was last seen here. False if it never was. */
  async recall(): Promise<boolean> {
    const kept = await copiedMatch(this.id);
    if (kept && !this.snapshot) this.begin(kept.snapshot, kept.plies);
    return kept !== null;
  }

  private keep(): void {
    if (!this.snapshot || this.isLocal || this.looksOn) return;
    const state = this.knownState ?? this.snapshot.state;
    void copyMatch({ snapshot: { ...this.snapshot, seq: this.seq, state }, plies: this.known });
  }

  private async loadGame({ variant, options }: Snapshot): Promise<void> {
    try {
      this.game = await openGame(variant, options);
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : null;
    }
  }

  private follow(events: readonly MatchEvent[], state: State): void {
    const fresh = events.filter(({ seq }) => seq > this.seq);
    if (!this.snapshot || !fresh.length) return;
    if ((fresh[0]?.seq ?? 0) > this.seq + 1) return this.subscription.ask();
    this.seq = fresh.at(-1)?.seq ?? this.seq;
    for (const event of fresh) this.known = after(this.known, event);
    this.knownState = state;
    this.online = (fresh.find(({ kind }) => kind === "handed")?.["match"] as string | undefined) ?? this.online;
    const moves = fresh.filter(({ kind }) => kind === "moved");
    // Own moves never wait; neither does what was missed, nor what takes moves back.
    const isUrgent =
      moves.length > 1 ||
      moves.some(({ seat }) => this.you.includes(seat as number)) ||
      fresh.some(({ kind }) => kind === "undone");
    const step = { events: fresh, plies: this.known, state };
    if (isUrgent) this.beats.addNow(step, moves.length > 0);
    else this.beats.add(step, moves.length > 0);
    // Sitting down, or another device taking a seat over, changes what I may see.
    if (fresh.some(({ kind }) => kind === "sat" || kind === "carried" || kind === "stood")) this.refresh();
    this.keep();
  }

  private show(step: Step, atOnce: boolean): void {
    if (!this.snapshot) return;
    this.onstep?.(step, atOnce);
    this.plies = step.plies;
    this.snapshot = { ...this.snapshot, seq: step.events.at(-1)?.seq ?? this.seq, state: step.state };
    this.latest = step.events;
  }

  /** Do something with a seat; done when the server has it for good. */
  do(seat: number, action: Action): Promise<void> {
    this.catchUp();
    return new Promise((resolve, reject) => {
      const key = newKey();
      const plies = this.known.length;
      const asked: Asked = { seat, action, plies, done: (error) => (error ? reject(error) : resolve()) };
      this.asked.set(key, asked);
      if (action.do === "move") {
        this.sending = action.move;
        if (!this.isLocal) keepUnsent({ match: this.id, key, seat, action, plies });
      }
      this.sendAsked(key, asked);
    });
  }

  private sendAsked(key: string, { seat, action, plies }: Asked): void {
    // In another position the server is only to say whether it had the move already: no match stands at event 0.
    const seq = action.do === "move" && plies !== this.known.length ? 0 : this.seq;
    this.table.command({ match: this.id, seat, seq, key, action });
  }

  private answer(key: string, error: Refusal | null): void {
    const asked = this.asked.get(key);
    if (!asked) return;
    this.asked.delete(key);
    if (asked.action.do === "move") {
      this.sending = null;
      if (!this.isLocal) forgetUnsent(key);
    }
    asked.done(error);
  }

  private refused(key: string, error: Refusal, match: string | null | undefined): void {
    const asked = this.asked.get(key);
    if (!asked) {
      // To a name that cannot be one a server answers without it.
      if (!this.snapshot && !key && (match ?? this.id) === this.id) this.refusal = error;
      return;
    }
    if (error.code === "match/stale-seq") {
      const { events, state } = error.details as { events: MatchEvent[]; state: State };
      this.follow(events, state);
      // Somebody came or went meanwhile: that is no reason not to do what was asked.
      if (this.known.length === asked.plies && this.knownState?.phase !== "over") return this.sendAsked(key, asked);
    }
    this.answer(key, error);
  }

  /** Whether a move would be legal now, and if not, why. */
  why(move: string): Promise<Legality> {
    return this.table.ask("matchWhy", { match: this.id, move });
  }
}

/** The moves of a match after one more event. */
export function after(plies: readonly Ply[], event: MatchEvent): readonly Ply[] {
  switch (event.kind) {
    case "moved":
      return [
        ...plies,
        { seat: event["seat"] as number, colour: event["colour"] as string, move: event["move"] as string },
      ];
    case "came":
      return [...plies, { seat: event["to"] as number, colour: "chance", move: event["tile"] as string }];
    case "undone":
      return plies.slice(0, event["plies"] as number);
    default:
      return plies;
  }
}
