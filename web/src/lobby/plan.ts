/** The plan of a match before it is created: seats, clock, options, and the request made from it. */
import { isStatic } from "../browser/place";
import type { GameInfo, MatchPlan } from "../protocol/types";
import type { Choice } from "../catalogue/names";

export type SeatPlan = "me" | "open" | number;
/** Against the computer, with people who get a link, with people at this screen, or with whoever comes. */
export type Mode = "computer" | "friends" | "screen" | "anyone";
type WireClock = NonNullable<MatchPlan["clock"]>;
export type ClockPlan = WireClock & { kind: NonNullable<WireClock["kind"]> };
export type Options = Record<string, Choice>;

const ELSEWHERE: readonly Mode[] = ["friends", "anyone"];
/** Where there is no server, nobody can come from elsewhere. */
export const hasMode = (mode: Mode): boolean => !isStatic || !ELSEWHERE.includes(mode);
export const MODES = (["computer", "friends", "anyone", "screen"] as const).filter(hasMode);
export const MODE_ICONS: Readonly<Record<Mode, string>> = {
  computer: "bot",
  friends: "link",
  anyone: "people",
  screen: "device",
};
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const USUAL_LEVEL = 4;
export const NO_CLOCK: ClockPlan = { kind: "none" };

/** Everything that can be chosen about a match. */
export interface Setup {
  variant: string;
  options: Options;
  seats: SeatPlan[];
  clock: ClockPlan;
  listed: boolean;
  family: boolean;
  rated: boolean;
  chat: NonNullable<MatchPlan["chat"]>;
  /** The pieces that colours go without. */
  handicap: Record<string, string[]>;
}

/** The option that a handicap becomes: it is chosen by pieces, not as a text. */
export const HANDICAP_OPTION = "without";
/** The option of some games for how many play; in the others the number is the game's. */
export const SEATS_OPTION = "seats";

export const defaultsOf = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** What was chosen once, as far as the game still offers it. */
export function fittingOptions(game: GameInfo, wanted: Options): Options {
  const chosen = defaultsOf(game);
  for (const { name, choices, free } of game.options) {
    const value = wanted[name];
    if (value !== undefined && (choices.includes(value) || (free && typeof value === "string"))) chosen[name] = value;
  }
  return chosen;
}

export function seatCount(game: GameInfo, options: Options): number {
  const chosen = options[SEATS_OPTION];
  return typeof chosen === "number" ? chosen : game.seats;
}

const others = (mode: Mode, level: number): SeatPlan =>
  mode === "computer" ? level : mode === "screen" ? "me" : "open";

export const seatsFor = (mode: Mode, count: number, level: number): SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => (seat ? others(mode, level) : "me"));

/** The same people at a table of another size. */
export const resized = (seats: readonly SeatPlan[], count: number, mode: Mode, level: number): SeatPlan[] =>
  seatsFor(mode, count, level).map((usual, seat) => seats[seat] ?? usual);

/** Whether people share this screen, and so need names of their own. */
export const shareScreen = (seats: readonly SeatPlan[]): boolean => seats.filter((seat) => seat === "me").length > 1;

/** Who sits where at this screen: the one person there is, or everybody as they were named. */
export const namesAt = (seats: readonly SeatPlan[], named: readonly string[], me: string): string[] =>
  seats.map((seat, number) => (seat !== "me" ? "" : shareScreen(seats) ? (named[number] ?? "").trim() : me));

/** Which way of playing the seats amount to, null for a mixture. */
export function modeOf(seats: readonly SeatPlan[]): Mode | null {
  const rest = seats.slice(1);
  if (seats[0] !== "me") return null;
  if (rest.every((seat) => seat === "me")) return "screen";
  if (rest.every((seat) => seat === "open")) return "friends";
  return rest.every((seat) => typeof seat === "number") ? "computer" : null;
}

/** Only a table of different people counts: one seat of mine, and all others open. */
export const canBeRated = (seats: readonly SeatPlan[]): boolean =>
  seats.length > 1 &&
  seats.filter((seat) => seat === "me").length === 1 &&
  seats.every((seat) => typeof seat === "string");

const hasOpenSeat = (seats: readonly SeatPlan[]): boolean => seats.includes("open");
const people = (seats: readonly SeatPlan[]): number => seats.filter((seat) => seat === "open").length + 1;

// Handicaps

interface Sized {
  name: string;
  size: number;
}

/** So many of the largest pieces: what a strong player can do without. */
export const largest = (pieces: readonly Sized[], count: number): string[] =>
  [...pieces]
    .sort((one, other) => other.size - one.size)
    .slice(0, count)
    .map(({ name }) => name);

/** What the server is asked for: nothing that the seats leave no room for. */
export function planOf(setup: Setup): MatchPlan {
  const talk = !setup.family && people(setup.seats) > 1;
  const handicap = Object.fromEntries(Object.entries(setup.handicap).filter(([, names]) => names.length));
  const handicapped = Object.keys(handicap).length > 0;
  const { [HANDICAP_OPTION]: _, ...options } = setup.options;
  return {
    variant: setup.variant,
    options,
    ...(handicapped ? { handicap } : {}),
    seats: setup.seats as MatchPlan["seats"],
    clock: setup.clock,
    listed: setup.listed && hasOpenSeat(setup.seats),
    family: setup.family,
    rated: setup.rated && !handicapped && canBeRated(setup.seats),
    chat: talk ? setup.chat : "off",
  };
}

// Clocks

/** The clocks that most people want; any other can be set by hand. */
export const CLOCKS: readonly ClockPlan[] = [
  NO_CLOCK,
  { kind: "game", seconds: 300, increment: 3 },
  { kind: "game", seconds: 900, increment: 5 },
  { kind: "move", seconds: 60 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];

export const sameClock = (one: ClockPlan, other: ClockPlan): boolean =>
  one.kind === other.kind &&
  (one.seconds ?? 0) === (other.seconds ?? 0) &&
  (one.increment ?? 0) === (other.increment ?? 0) &&
  (one.days ?? 0) === (other.days ?? 0);

/** The clock of another kind, with times that are usual for it. */
export const clockOfKind = (kind: ClockPlan["kind"]): ClockPlan =>
  CLOCKS.find((clock) => clock.kind === kind) ?? NO_CLOCK;
