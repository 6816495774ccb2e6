/** How far somebody has come in each lesson, on this device. */

import type { GameName } from "../router/routes";
import { readStored, writeStored } from "../settings/storage";

export interface Progress {
  /** The step to go on with. */
  step: number;
  /** How many there are; 0 if the lesson was never begun. */
  steps: number;
  /** Whether the last step was reached once. */
  done: boolean;
}

const NONE: Progress = { step: 0, steps: 0, done: false };

export function progressOf(game: GameName): Progress {
  const found = readStored(keyOf(game), NONE);
  const step = Number.isInteger(found.step) && found.step >= 0 ? found.step : 0;
  return { step, steps: Number(found.steps) || 0, done: found.done === true };
}

export function reached(game: GameName, step: number, steps: number): void {
  const done = step === steps - 1;
  writeStored(keyOf(game), { step, steps, done: done || progressOf(game).done });
}

export type Standing = "new" | "begun" | "done";

/** Whoever stands at the last step begins anew. */
export function standing({ step, steps, done }: Progress): Standing {
  if (steps > 0 && step > 0 && step < steps - 1) return "begun";
  return done ? "done" : "new";
}

export function firstStep(progress: Progress): number {
  return standing(progress) === "begun" ? progress.step : 0;
}

function keyOf(game: GameName): string {
  return `goldgavel.lesson.${game}`;
}
