/** The parts of each sound: gliding tones and bursts of filtered noise. Times are in seconds. */

export interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
}
export interface Burst {
  /** Centre frequency in hertz, and how narrow the band is. */
  around: number;
  narrow: number;
  at: number;
  lasts: number;
  loud: number;
}
export interface Recipe {
  tones?: Tone[];
  bursts?: Burst[];
}

function bell(pitch: number, at: number, loud: number): Tone[] {
  return [
    { wave: "sine", from: pitch, at, lasts: 0.7, loud },
    { wave: "sine", from: pitch * 2.76, at, lasts: 0.25, loud: loud * 0.25 },
  ];
}

function clink(pitch: number, at: number): Tone[] {
  return [
    { wave: "triangle", from: pitch, at, lasts: 0.12, loud: 0.1 },
    { wave: "sine", from: pitch * 1.83, at, lasts: 0.18, loud: 0.06 },
  ];
}

function knock(at: number, loud: number): Recipe {
  return {
    tones: [{ wave: "sine", from: 210, to: 90, at, lasts: 0.12, loud }],
    bursts: [{ around: 900, narrow: 1.2, at, lasts: 0.05, loud: loud * 0.9 }],
  };
}

const knocks = [knock(0, 0.5), knock(0.19, 0.65)];

export const RECIPES = {
  turn: { tones: [...bell(659, 0, 0.16), ...bell(880, 0.13, 0.18)] },
  card: { bursts: [{ around: 2600, narrow: 0.8, at: 0, lasts: 0.07, loud: 0.22 }] },
  gold: { tones: [...bell(1568, 0, 0.08), ...bell(2093, 0.07, 0.08), ...bell(2637, 0.14, 0.06)] },
  trick: {
    tones: [{ wave: "sine", from: 170, to: 120, at: 0.12, lasts: 0.14, loud: 0.25 }],
    bursts: [{ around: 1400, narrow: 0.6, at: 0, lasts: 0.18, loud: 0.16 }],
  },
  coins: { tones: [...clink(2350, 0), ...clink(2790, 0.06), ...clink(2110, 0.13), ...clink(2980, 0.19)] },
  gavel: {
    tones: knocks.flatMap((one) => one.tones ?? []),
    bursts: knocks.flatMap((one) => one.bursts ?? []),
  },
  end: { tones: [523, 659, 784, 1047].flatMap((pitch, place) => bell(pitch, place * 0.14, 0.15)) },
} satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
