/** A lesson as a sequence of positions: the state of the table after each, and the steps. No rendering. */

import { AT_REST, type LiveState } from "../live/client";
import { type AnyView, merged } from "../live/view";
import type { EntryView, LessonStep, Order, TaughtLesson, Update } from "../protocol/types";

/** In a lesson the bid window always asks; elsewhere the script keeps the bid. */
const ASKING: Order = { order: "ask", move: null, waive: "no" };

/** Returns the state of the table after `count` moments. */
export function stateAfter<V extends AnyView>(lesson: TaughtLesson, count: number): LiveState<V> {
  const passed = lesson.moments.slice(0, count);
  const view = passed.reduce((before, update) => merged(before, update), lesson.start.view as AnyView as V);
  const last = passed.at(-1);
  return {
    connection: "here",
    table: lesson.table,
    seat: lesson.seat,
    version: last?.version ?? lesson.start.version,
    view,
    ...AT_REST,
    decision: last?.decision ?? null,
    refusals: last?.refusals ?? {},
    order: ASKING,
  };
}

export function logAfter(lesson: TaughtLesson, count: number): EntryView[] {
  return lesson.moments.slice(0, count).flatMap(({ told }) => told);
}

/** Returns the step of that number, or the nearest one: a lesson may have become shorter since the last visit. */
export function stepAt(lesson: TaughtLesson, number: number): LessonStep {
  const last = lesson.steps.length - 1;
  return lesson.steps[Math.max(0, Math.min(number, last))] as LessonStep;
}

export type Answer = { kind: "right" } | { kind: "other"; text: string } | { kind: "refused" };

/** Judges a move of the learner. */
export function judge(step: LessonStep, move: string, legal: readonly string[], first: string): Answer {
  const { ask } = step;
  if (ask === null) return { kind: "other", text: first };
  if (move === ask.move) return { kind: "right" };
  if (!legal.includes(move)) return { kind: "refused" };
  return { kind: "other", text: ask.instead[move] ?? ask.otherwise };
}

const PAUSE = 1000;
const REST = 1800;
const LONG_REST = 3900;
const RESTS: Record<string, number> = {
  "trick-won": REST,
  "bids-shown": REST,
  "bid-changed": REST,
  "lot-won": LONG_REST,
  "lot-boxed": LONG_REST,
};
/** With more events than this there is nothing to watch. */
const AT_ONCE = 6;

/** Returns the milliseconds to show a moment before the next; longer after a decision. */
export function pauseAfter(update: Update): number {
  const { told } = update;
  if (told.length > AT_ONCE) return PAUSE;
  const events = told.flatMap((one) => one.events);
  return Math.max(PAUSE, ...events.map(({ event }) => RESTS[event] ?? 0));
}
