/** The state of the form that opens a tournament. */
import { familyOf } from "../catalogue/families";
import { gameName, type Choice } from "../catalogue/names";
import { t } from "../i18n/index.svelte";
import { defaultVariant, lastChoices, saveChoices } from "../lobby/lastChoices";
import { fittingOptions, HANDICAP_OPTION, seatCount, type ClockPlan, type Options } from "../lobby/plan";
import type { ClubSummary, GameInfo, TournamentPlan } from "../protocol/types";
import { formatName } from "../lobby/tournamentWords";

export type Format = TournamentPlan["format"];
export type TieBreak = NonNullable<TournamentPlan["tie_breaks"]>[number];
export type Start = "hand" | "time" | "number";

export const FORMATS: readonly Format[] = ["swiss", "arena", "knockout", "round-robin"];
/** Those that have tables of more than two. */
const FOR_MANY: readonly Format[] = ["swiss", "arena"];
export const MINUTES = [30, 60, 90, 120] as const;
export const MOST_ENGINES = 8;
export const LONGEST_TITLE = 60;
/** As the server has it. */
const MOST_IN_ROUND_ROBIN = 64;
const TIE_BREAKS: readonly TieBreak[] = ["buchholz", "sonneborn-berger", "board", "wins"];
const USUAL_CLOCK: ClockPlan = { kind: "game", seconds: 300, increment: 3 };
const HOUR = 3_600_000;

/** The next full hour that is at least half an hour away, as a field for dates has it. */
export function soon(now: number = Date.now()): string {
  const at = new Date(Math.ceil((now + HOUR / 2) / HOUR) * HOUR);
  const two = (number: number) => String(number).padStart(2, "0");
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export class Draft {
  game = $state.raw<GameInfo>() as GameInfo;
  options = $state.raw<Options>({});
  title = $state("");
  #format = $state<Format>("swiss");
  /** 0 for as many as the number of players calls for. */
  rounds = $state(0);
  /** Round robin: how often everybody meets everybody. */
  times = $state(1);
  minutes = $state<number>(60);
  clock = $state.raw<ClockPlan>(USUAL_CLOCK);
  start = $state<Start>("hand");
  startsAt = $state(soon());
  startsWith = $state(4);
  listed = $state(true);
  rated = $state(false);
  late = $state(true);
  /** The club whose tournament it is, and whether only its members can join. */
  club = $state.raw<ClubSummary | null>(null);
  membersOnly = $state(true);
  most = $state(256);
  pause = $state(30);
  noShow = $state(300);
  engines = $state.raw<readonly number[]>([]);
  /** In the order in which they decide, and whether they do. */
  ties = $state.raw<readonly { name: TieBreak; on: boolean }[]>(TIE_BREAKS.map((name) => ({ name, on: true })));
  /** Which field the server refuses, and why. */
  problem = $state.raw<{ field: string; text: string } | null>(null);

  constructor(
    readonly games: readonly GameInfo[],
    club: ClubSummary | null = null,
  ) {
    this.club = club;
    const usual = defaultVariant(lastChoices().family);
    const first = games.find(({ id }) => id === usual) ?? games.find(({ id }) => id === "duo") ?? games[0];
    if (first) this.play(first);
  }

  play(game: GameInfo): void {
    this.game = game;
    this.options = fittingOptions(game, lastChoices().options[game.id] ?? {});
  }

  choose(option: string, value: Choice): void {
    this.options = { ...this.options, [option]: value };
    // The option needs a clock for every move.
    if (option === "time_limit" && value === true) this.clock = { kind: "move", seconds: 60 };
  }

  get seats(): number {
    return seatCount(this.game, this.options);
  }

  get formats(): readonly Format[] {
    return this.seats > 2 ? FOR_MANY : FORMATS;
  }

  get format(): Format {
    return this.formats.includes(this.#format) ? this.#format : "swiss";
  }

  set format(format: Format) {
    this.#format = format;
    if (!this.allowsClock(this.clock.kind)) this.clock = USUAL_CLOCK;
  }

  get takesLate(): boolean {
    return FOR_MANY.includes(this.format);
  }

  /** Nothing stands still without a clock, and an arena lasts minutes. */
  allowsClock = (kind: ClockPlan["kind"]): boolean => kind !== "none" && (kind !== "days" || this.format !== "arena");

  get usualTitle(): string {
    const words = { game: gameName(this.game.id), format: formatName(this.format) };
    // Marks of direction are for pages; a title is a plain text.
    const plain = t("tournament-usual-title", words).replaceAll(/[\u2068\u2069]/g, "");
    return plain.slice(0, LONGEST_TITLE);
  }

  addEngine(): void {
    this.engines = [...this.engines, this.engines.at(-1) ?? lastChoices().level];
  }

  setEngine(place: number, level: number): void {
    this.engines = this.engines.with(place, level);
  }

  removeEngine(place: number): void {
    this.engines = this.engines.toSpliced(place, 1);
  }

  switchTie(name: TieBreak, on: boolean): void {
    this.ties = this.ties.map((tie) => (tie.name === name ? { name, on } : tie));
  }

  /** One place toward the front. */
  raiseTie(place: number): void {
    const tie = this.ties[place];
    if (tie && place) this.ties = this.ties.toSpliced(place, 1).toSpliced(place - 1, 0, tie);
  }

  plan(): TournamentPlan {
    const family = familyOf(this.game.id);
    const { [HANDICAP_OPTION]: _, ...options } = this.options;
    saveChoices({ family, variants: { ...lastChoices().variants, [family]: this.game.id } });
    return {
      title: this.title.trim() || this.usualTitle,
      format: this.format,
      variant: this.game.id,
      options,
      clock: this.clock,
      listed: this.listed,
      rated: this.rated,
      rounds: this.format === "round-robin" ? this.times : this.format === "swiss" ? this.rounds : 0,
      minutes: this.minutes,
      tie_breaks: this.ties.filter(({ on }) => on).map(({ name }) => name),
      most: this.format === "round-robin" ? Math.min(this.most, MOST_IN_ROUND_ROBIN) : this.most,
      engines: [...this.engines],
      starts_at: this.start === "time" ? new Date(this.startsAt).getTime() : null,
      starts_with: this.start === "number" ? this.startsWith : null,
      pause: this.pause,
      no_show: this.noShow,
      late: this.late,
      ...(this.club ? { club: this.club.club, members_only: this.membersOnly } : {}),
    };
  }
}
