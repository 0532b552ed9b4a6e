/** The points of every seat, grouped from the lines of the server's score sheet. */
import type { SheetLine } from "../protocol/types";
import type { Ending } from "./playedGame";

/** Lines of one colour, or of one deal. */
export interface Sum {
  /** Its colour; none for a deal. */
  colour: string | null;
  deal: number | null;
  points: number;
  /** What is left over, each piece with its cost. */
  left: readonly (SheetLine & { piece: string })[];
  /** Everything else, a line each. */
  lines: readonly SheetLine[];
}

export interface SeatSum {
  /** Null for a shared colour. */
  seat: number | null;
  title: string;
  /** Its name, where the title is another. */
  name: string;
  colours: readonly string[];
  /** What the lines add up to. */
  total: number;
  /** What counts in the end, where that is more than the own points: those of a team. */
  together: number | null;
  won: boolean;
  sums: readonly Sum[];
}

const added = (lines: readonly SheetLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);
const isLeft = (line: SheetLine): line is SheetLine & { piece: string } => line.item === "left" && line.piece != null;

const sumOf = (lines: readonly SheetLine[], colour: string | null, deal: number | null): Sum => ({
  colour,
  deal,
  points: added(lines),
  left: lines.filter(isLeft),
  lines: lines.filter((line) => !isLeft(line)),
});

/** The scores of all seats, the winners first, then of shared colours. */
export function seatSums({
  seats,
  result,
  position: { sheet, owners },
}: Pick<Ending, "seats" | "result" | "position">): SeatSum[] {
  const names = Object.keys(sheet);
  const all = seats.map(({ name, title, colours }, seat): SeatSum => {
    const sums = owners
      ? colours.map((colour) => sumOf(sheet[colour] ?? [], colour, null))
      : dealSums(sheet[names[seat] ?? ""] ?? []);
    const total = sums.reduce((sum, { points }) => sum + points, 0);
    const counted = result?.totals[seat] ?? total;
    return {
      seat,
      title,
      name: name === title ? "" : name,
      colours,
      sums,
      total,
      together: counted === total ? null : counted,
      won: result?.winners.includes(seat) ?? false,
    };
  });
  const ordered = all.toSorted(
    (a, b) => Number(b.won) - Number(a.won) || (b.together ?? b.total) - (a.together ?? a.total),
  );
  const shared = Object.keys(owners ?? {}).filter((colour) => (owners?.[colour]?.length ?? 0) > 1);
  return [
    ...ordered,
    ...shared.map((colour): SeatSum => {
      const sum = sumOf(sheet[colour] ?? [], colour, null);
      return {
        seat: null,
        title: "",
        name: "",
        colours: [colour],
        sums: [sum],
        total: sum.points,
        together: null,
        won: false,
      };
    }),
  ];
}

function dealSums(lines: readonly SheetLine[]): Sum[] {
  const deals = [...new Set(lines.map(({ deal }) => deal ?? 1))].sort((a, b) => a - b);
  return deals.map((deal) =>
    sumOf(
      lines.filter((line) => (line.deal ?? 1) === deal),
      null,
      deal,
    ),
  );
}
