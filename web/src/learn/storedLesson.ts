/** Loads a lesson, and keeps it in the browser: a lesson that was opened once works without a connection. */

import { ask, Refusal } from "../http";
import { canKeep } from "../offline/register";
import type { TaughtLesson } from "../protocol/types";
import type { GameName } from "../router/routes";
import { readStored, writeStored } from "../settings/storage";
import { currentBuild } from "../upgrade/build.svelte";
import { currentLanguage } from "../words/words.svelte";

interface Kept {
  /** The build that stored it. Another one may have another lesson. */
  build: string;
  lesson: TaughtLesson | null;
}

/** The status of a request that never reached the server. */
const NO_CONNECTION = 0;

export async function loadLesson(game: GameName): Promise<TaughtLesson> {
  const key = `goldgavel.lesson-text.${game}.${currentLanguage()}`;
  try {
    const lesson = await ask<TaughtLesson>("GET", `/lessons/${game}`);
    if (canKeep()) writeStored(key, { build: currentBuild(), lesson } satisfies Kept);
    return lesson;
  } catch (refused) {
    const kept = isOffline(refused) ? readStored<Kept>(key, { build: "", lesson: null }) : null;
    if (kept?.lesson && kept.build === currentBuild()) return kept.lesson;
    throw refused;
  }
}

export function isOffline(problem: unknown): boolean {
  return problem instanceof Refusal && problem.status === NO_CONNECTION;
}
