import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

interface Sounds {
  sound: (name: "turn" | "card" | "gavel", loudness?: number) => void;
  change: (wanted: { sounds: boolean }) => void;
}

/** Counts the sounds that would be played. */
class FakeAudio {
  static made = 0;
  static started = 0;
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    FakeAudio.made += 1;
  }
  resume = () => Promise.resolve();
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBufferSource = () => this.node();
  createBiquadFilter = () => this.node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  private node() {
    const value = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return {
      frequency: value,
      gain: value,
      Q: value,
      connect: (to: unknown) => to,
      start: () => {
        FakeAudio.started += 1;
      },
      stop: () => {},
    };
  }
}

async function fresh(active: boolean, audio: unknown = FakeAudio): Promise<Sounds> {
  vi.resetModules();
  vi.stubGlobal("AudioContext", audio);
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: active } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { sound } = await import("../src/sound/sound");
  const { change } = await import("../src/settings/settings.svelte");
  return { sound, change };
}

beforeEach(() => {
  FakeAudio.made = 0;
  FakeAudio.started = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  test("are played, and several at one moment only once", async () => {
    const { sound } = await fresh(true);
    sound("card");
    expect(FakeAudio.started).toBe(1);
    sound("card");
    expect(FakeAudio.started).toBe(1);
    sound("gavel");
    expect(FakeAudio.started).toBeGreaterThan(2);
    expect(FakeAudio.made).toBe(1);
  });

  test("wait until the reader has done something", async () => {
    const { sound } = await fresh(false);
    sound("turn");
    expect(FakeAudio.made).toBe(0);
  });

  test("are silent if turned off", async () => {
    const { sound, change } = await fresh(true);
    change({ sounds: false });
    sound("turn");
    expect(FakeAudio.made).toBe(0);
    change({ sounds: true });
    sound("turn");
    expect(FakeAudio.made).toBe(1);
  });

  test("never fail where there is no sound at all", async () => {
    const { sound } = await fresh(true, undefined);
    expect(() => sound("turn")).not.toThrow();
  });
});
