/** Short sounds, synthesised with Web Audio. */
import { untrack } from "svelte";
import { settings } from "../browser/settings.svelte";

type Voice = { pitch: number; length: number; kind: OscillatorType; loud: number; after?: number };

let context: AudioContext | null = null;
const LOUDNESS = { off: 0, quiet: 0.12, full: 0.35 } as const;

function sing(voices: readonly Voice[]): void {
  // An effect that makes a sound is not to make it again when the setting changes.
  const loudness = LOUDNESS[untrack(() => settings.sound)];
  if (!loudness || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers allow sound only after the first interaction.
  if (context.state === "suspended") void context.resume();
  for (const { pitch, length, kind, loud, after = 0 } of voices) {
    const start = context.currentTime + after;
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = kind;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness * loud, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** Small pieces ring higher. */
export const soundPlace = (cells: number): void =>
  sing([
    { pitch: 1180 - 110 * cells, length: 0.11, kind: "triangle", loud: 1 },
    { pitch: 2640 - 160 * cells, length: 0.05, kind: "sine", loud: 0.4 },
  ]);
/** Two tones a fifth apart, where pieces of one colour meet; after the piece itself is heard. */
export const soundMeet = (): void =>
  sing([
    { pitch: 1048, length: 0.09, kind: "sine", loud: 0.3, after: 0.11 },
    { pitch: 1572, length: 0.11, kind: "sine", loud: 0.3, after: 0.16 },
  ]);
/** Two longer tones for what brings points besides its own. */
export const soundFeat = (): void =>
  sing([
    { pitch: 784, length: 0.3, kind: "sine", loud: 0.6 },
    { pitch: 1176, length: 0.4, kind: "sine", loud: 0.6, after: 0.09 },
  ]);
export const soundTurn = (): void => sing([{ pitch: 1900, length: 0.035, kind: "triangle", loud: 0.5 }]);
export const soundKnock = (): void => sing([{ pitch: 150, length: 0.08, kind: "sine", loud: 1 }]);
export const soundTick = (): void => {
  if (untrack(() => settings.tick)) sing([{ pitch: 820, length: 0.03, kind: "square", loud: 0.25 }]);
};
/** Somebody is called to the table: three knocks on glass that rise. */
export const soundCall = (): void =>
  sing(
    [659.25, 880, 1318.51].map((pitch, i) => ({
      pitch,
      length: 0.35,
      kind: "triangle" as const,
      loud: 0.7,
      after: 0.14 * i,
    })),
  );
/** As many notes as players. */
export const soundEnd = (players: number): void =>
  sing(
    [523.25, 659.25, 783.99, 987.77, 1174.66, 1318.51]
      .slice(0, Math.max(2, players))
      .map((pitch, i) => ({ pitch, length: 0.5, kind: "sine" as const, loud: 0.5, after: 0.06 * i })),
  );
