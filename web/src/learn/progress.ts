/** The reader's progress in each lesson, on this device. */

import type { GameName } from "../router/routes";
import { readStored, writeStored } from "../settings/storage";

export interface Progress {
  /** The step to continue with. */
  step: number;
  /** Number of steps; 0 if the lesson was never started. */
  steps: number;
  /** True if the last step was reached once. */
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

export type LessonStatus = "new" | "begun" | "done";

/** Returns the first step to show. After the last step the lesson starts again. */
export function lessonStatus({ step, steps, done }: Progress): LessonStatus {
  if (steps > 0 && step > 0 && step < steps - 1) return "begun";
  return done ? "done" : "new";
}

export function firstStep(progress: Progress): number {
  return lessonStatus(progress) === "begun" ? progress.step : 0;
}

function keyOf(game: GameName): string {
  return `goldgavel.lesson.${game}`;
}
