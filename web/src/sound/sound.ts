/** Synthesizes small sounds, so there are no files to load. A missing sound is never an error. */

import { settings } from "../settings/settings.svelte";
import { type Burst, RECIPES, type Recipe, type SoundName, type Tone } from "./recipes";

export type { SoundName };

const SOFT = 0.6;
const NOISE_LASTS = 0.5;
/** Equal sounds from several updates within this time are played once. */
const SAME_MOMENT = 60;

let touched = false;
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const lastPlayed = new Map<SoundName, number>();

// Browsers allow sound only after a user action.
for (const gesture of ["pointerdown", "keydown"] as const) {
  globalThis.addEventListener?.(gesture, () => (touched = true), { once: true, capture: true });
}

/** Plays a sound if the reader wants sounds. A `loudness` above 1 is for readers who look elsewhere. */
export function sound(name: SoundName, loudness = 1): void {
  if (!settings().sounds || !(touched || navigator.userActivation?.hasBeenActive)) return;
  const now = performance.now();
  if (now - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_MOMENT) return;
  lastPlayed.set(name, now);
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
    playRecipe(audio, RECIPES[name], loudness * SOFT);
  } catch {
    // No sound device, or the browser forbids it: the table also says everything in text.
  }
}

function playRecipe(on: AudioContext, recipe: Recipe, loudness: number): void {
  const out = on.createGain();
  out.gain.value = loudness;
  out.connect(on.destination);
  for (const tone of recipe.tones ?? []) playTone(on, out, tone);
  for (const burst of recipe.bursts ?? []) playBurst(on, out, burst);
}

function playTone(on: AudioContext, out: AudioNode, { wave, from, to, at, lasts, loud }: Tone): void {
  const source = on.createOscillator();
  const start = on.currentTime + at;
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(envelope(on, out, start, lasts, loud));
  source.start(start);
  source.stop(start + lasts);
}

function playBurst(on: AudioContext, out: AudioNode, { around, narrow, at, lasts, loud }: Burst): void {
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const start = on.currentTime + at;
  noise ??= makeNoise(on);
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = around;
  filter.Q.value = narrow;
  source.connect(filter).connect(envelope(on, out, start, lasts, loud));
  source.start(start);
  source.stop(start + lasts);
}

/** Sharp attack, then decay. Without it, every sound would start and end with a click. */
function envelope(on: AudioContext, out: AudioNode, start: number, lasts: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(out);
  return gain;
}

function makeNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * NOISE_LASTS), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
