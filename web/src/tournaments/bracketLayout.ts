/** The whole tree of a knockout, with the stages that are still to come. */
import type { Bracket, Tie } from "../protocol/types";

export interface Stage {
  /** How many are left in it, at most: 2 for the final. */
  left: number;
  /** From the top of the tree to its foot; null where nobody is known yet. */
  ties: readonly (Tie | null)[];
}

/** One stage after the other: each has half as many ties as the one before, the last is the final. */
export function stagesOf({ stages }: Bracket): Stage[] {
  const first = stages[0]?.length ?? 0;
  const found: Stage[] = [];
  for (let ties = first; ties >= 1; ties /= 2) {
    const known = stages[found.length] ?? [];
    found.push({ left: 2 * ties, ties: Array.from({ length: ties }, (_, i) => known[i] ?? null) });
  }
  return found;
}

/** The stage to look at first: the one that is being played, or the final. */
export const stageNow = (bracket: Bracket): number => Math.max(0, bracket.stages.length - 1);

/** How two stand against each other: the points of all their games, which are more than one after a draw. */
export function scoreOf({ seats, games }: Tie): (number | null)[] {
  return seats.map((seat) => {
    if (!seat) return null;
    const points = games.flatMap(({ seats: at, points }) => {
      const place = at.findIndex(({ entrant }) => entrant === seat.entrant);
      return points?.[place] ?? [];
    });
    return points.length ? points.reduce((sum, each) => sum + each, 0) : null;
  });
}
