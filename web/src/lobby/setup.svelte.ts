/** The state of the form that sets up a match. */
import { boardOf } from "../net/games";
import { Refusal } from "../protocol/refusal";
import type { BoardData, GameInfo, TileData } from "../protocol/types";
import { familyOf } from "../catalogue/families";
import { saveChoices, lastChoices } from "./lastChoices";
import type { Choice } from "../catalogue/names";
import {
  clockOfKind,
  fittingOptions,
  HANDICAP_OPTION,
  largest,
  planOf,
  resized,
  seatCount,
  seatsFor,
  type ClockPlan,
  type Mode,
  type Options,
  type SeatPlan,
  type Setup,
} from "./plan";

export class MatchSetup implements Setup {
  game = $state.raw<GameInfo>() as GameInfo;
  options = $state.raw<Options>({});
  seats = $state.raw<SeatPlan[]>([]);
  clock = $state.raw<ClockPlan>(lastChoices().clock);
  listed = $state(lastChoices().listed);
  family = $state(false);
  rated = $state(false);
  chat = $state(lastChoices().chat);
  /** Of the people at this screen, by their seats. */
  names = $state.raw<readonly string[]>(lastChoices().names);
  handicap = $state.raw<Record<string, string[]>>({});
  /** Whom I last asked for, which is who comes when the table grows. */
  mode = $state<Mode>("computer");
  level = $state(lastChoices().level);
  /** What the server says of the game with these options: colours and who owns them. */
  board = $state.raw<BoardData | TileData | null>(null);
  /** Whether these options cannot be played together. */
  clash = $state(false);

  constructor(game: GameInfo, mode: Mode) {
    this.mode = mode;
    this.play(game);
  }

  get variant(): string {
    return this.game.id;
  }

  /** Another game of the family. */
  play(game: GameInfo): void {
    this.game = game;
    this.handicap = {};
    this.options = fittingOptions(game, lastChoices().options[game.id] ?? {});
    this.#seat();
  }

  choose(option: string, value: Choice): void {
    this.options = { ...this.options, [option]: value };
    // The option needs a clock for every move.
    if (option === "time_limit" && value === true) this.clock = clockOfKind("move");
    this.#seat();
  }

  /** Fill all seats but the first in one way. */
  fill(mode: Mode): void {
    this.mode = mode;
    this.seats = seatsFor(mode, this.seats.length, this.level);
  }

  /** All computers play at one level. */
  strengthen(level: number): void {
    this.level = level;
    this.seats = this.seats.map((seat) => (typeof seat === "number" ? level : seat));
  }

  sit(seat: number, who: SeatPlan): void {
    if (typeof who === "number") this.level = who;
    this.seats = this.seats.with(seat, who);
  }

  name(seat: number, name: string): void {
    this.names = Array.from({ length: Math.max(this.names.length, seat + 1) }, (_, other) =>
      other === seat ? name : (this.names[other] ?? ""),
    );
  }

  #seat(): void {
    this.seats = resized(this.seats, seatCount(this.game, this.options), this.mode, this.level);
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const { variant, options } = this;
    let board: BoardData | TileData | null = null;
    let clash = false;
    try {
      board = await boardOf(variant, options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Without a server there is nothing to say about options; beginning will say it.
      clash = error.code === "match/bad-plan";
    }
    if (this.options !== options) return; // meanwhile something else was chosen
    this.board = board ?? this.board;
    this.clash = clash;
  }

  /** Whether colours can go without some of their pieces here. */
  get takesHandicap(): boolean {
    return this.#placing !== null && this.game.options.some(({ name }) => name === HANDICAP_OPTION);
  }

  /** A colour goes without so many of its largest pieces. */
  withhold(colour: string, count: number): void {
    this.handicap = { ...this.handicap, [colour]: largest(this.#placing?.pieces ?? [], count) };
  }

  get #placing(): BoardData | null {
    return this.board && "owners" in this.board && this.board.id === this.variant ? this.board : null;
  }

  /** The seats that win or lose together with a seat. */
  partnersOf(seat: number): number[] {
    const party = this.#placing?.parties.find((seats) => seats.includes(seat)) ?? [];
    return party.filter((other) => other !== seat);
  }

  /** The colours that a seat lays. */
  coloursOf(seat: number): string[] {
    const owners = this.#placing?.owners ?? {};
    return Object.keys(owners).filter((colour) => owners[colour]?.length === 1 && owners[colour][0] === seat);
  }

  /** The plan for the server; what was chosen is there again next time. */
  plan(): ReturnType<typeof planOf> {
    const { variant, options, clock, listed, chat, mode, level, names } = this;
    const memory = lastChoices();
    const family = familyOf(variant);
    saveChoices({
      ...{ family, mode, level, clock, listed, chat, names: [...names] },
      variants: { ...memory.variants, [family]: variant },
      options: { ...memory.options, [variant]: options },
    });
    return planOf(this);
  }
}
