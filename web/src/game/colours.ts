/** Colours of seats. */
type Owners = Readonly<Record<string, readonly number[]>>;

/** Lent to seats where the game itself has no colours. */
const SEAT_COLOURS: readonly string[] = ["blue", "yellow", "red", "green", "purple", "orange"];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "blue";

/** The colours that a seat lays, alone or in turn with others. */
export const coloursOf = (owners: Owners | null | undefined, seat: number): string[] =>
  owners
    ? Object.entries(owners).flatMap(([colour, seats]) => (seats.includes(seat) ? [colour] : []))
    : [seatColour(seat)];
