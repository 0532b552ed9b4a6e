/** The tournaments that I take part in, kept in this browser: whatever page is open, I am called to my games. */
import { readJson, writeText } from "../browser/storage";
import type { TournamentView } from "../protocol/types";

const KEY = "tournaments";
/** Of those that go on at the same time. */
const MOST = 10;

let entered = $state.raw<readonly string[]>(readJson<string[]>(KEY, []));

export const enteredTournaments = (): readonly string[] => entered;

function keep(ids: readonly string[]): void {
  entered = ids;
  writeText(KEY, JSON.stringify(ids));
}

/** Whether there is anything left to be called to. */
const goesOn = ({ phase, you }: Pick<TournamentView, "phase" | "you">): boolean =>
  (phase === "waiting" && you.active) || (phase === "running" && (you.active || you.match !== null));

/** Notes whether I take part in a tournament, by how it stands. */
export function noteTournament(view: Pick<TournamentView, "tournament" | "phase" | "you">): void {
  const others = entered.filter((id) => id !== view.tournament);
  if (goesOn(view) === entered.includes(view.tournament)) return;
  keep(goesOn(view) ? [view.tournament, ...others].slice(0, MOST) : others);
}

/** One that is not there any more. */
export const forgetTournament = (id: string): void => keep(entered.filter((other) => other !== id));
