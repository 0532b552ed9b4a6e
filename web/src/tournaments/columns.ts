/** The numbers of a line of the standings: few on a phone, the tie-breaks of the plan where there is room. */
import type { Layout } from "../browser/screen";
import { t } from "../i18n/index.svelte";
import type { Standing, TournamentSummary } from "../protocol/types";
import { pointsText } from "./words";

export interface NumberColumn {
  id: string;
  title: string;
  about?: string;
  text: (line: Standing) => string;
}

type TieBreak = TournamentSummary["tie_breaks"][number];

const TIES: Readonly<Record<TieBreak, (line: Standing) => number>> = {
  buchholz: (line) => line.buchholz,
  "sonneborn-berger": (line) => line.sonneborn_berger,
  board: (line) => line.board,
  wins: (line) => line.wins,
};

const tie = (name: TieBreak): NumberColumn => ({
  id: name,
  title: t(`tournament-${name}`),
  about: t(`tournament-${name}-about`),
  text: (line) => pointsText(TIES[name](line)),
});

const points = (): NumberColumn => ({
  id: "points",
  title: t("tournament-points"),
  text: (line) => pointsText(line.points),
});
const games = (): NumberColumn => ({
  id: "games",
  title: t("tournament-played"),
  text: (line) => String(line.games),
});

/** How many tie-breaks there is room for. */
const ROOM: Readonly<Record<Layout, number>> = { phone: 0, tablet: 1, desk: 2 };

export function numbersOf(plan: Pick<TournamentSummary, "tie_breaks">, layout: Layout): NumberColumn[] {
  const ties = plan.tie_breaks.slice(0, ROOM[layout]).map(tie);
  return layout === "phone" ? [points()] : [points(), ...ties, games()];
}

/** All that is known of a line, where one is looked at alone. */
export const allNumbersOf = (plan: Pick<TournamentSummary, "tie_breaks">): NumberColumn[] => [
  points(),
  games(),
  ...plan.tie_breaks.map(tie),
  { id: "byes", title: t("tournament-byes"), text: (line) => String(line.byes) },
];
