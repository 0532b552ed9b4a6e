/** How long motion on the board takes, in milliseconds. */
import { motion } from "../../../src/cornerwise/drawing/tokens.json";
import { currentPace } from "../browser/settings.svelte";

interface Times {
  /** From one move to the next, so that several in a row can be followed. */
  beat: number;
  /** A piece on its way to its place. */
  flight: number;
  /** A piece that is set down where it hovered. */
  settle: number;
  /** The line inside a piece that somebody else has laid. */
  line: number;
}

const { base, calm, quick } = motion.duration;
const TIMES = {
  calm: { beat: 800, flight: calm + quick, settle: base, line: calm },
  brisk: { beat: 420, flight: base + 60, settle: quick, line: base },
  instant: { beat: 0, flight: 0, settle: 0, line: 0 },
} as const satisfies Record<string, Times>;

export const timesNow = (): Times => TIMES[currentPace()];
export const beatOf = (): number => timesNow().beat;
