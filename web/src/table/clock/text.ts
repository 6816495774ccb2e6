/** Times and clocks as text. */

import { type Clock, digits, type Part, partsOf } from "../../live/clocks";
import { say } from "../../words/words.svelte";

/** `1 day 4 hours`, `30 seconds`. */
export function timeInWords(seconds: number): string {
  return joined(partsOf(seconds), "long");
}

/** A short time for a small clock: `4:05`, `1 d 4 h`. */
export function shortTime(seconds: number): string {
  return digits(seconds) ?? joined(partsOf(seconds), "short");
}

export function clockInWords(clock: Clock | null | undefined): string {
  if (clock == null) return say("clock-none");
  const time = timeInWords(clock.seconds);
  if (clock.kind === "move") return say("clock-move", { time });
  const more = clock.increment ?? 0;
  return more > 0 ? say("clock-bank-more", { time, more: timeInWords(more) }) : say("clock-bank", { time });
}

function joined(parts: readonly Part[], form: "long" | "short"): string {
  return parts.map(({ unit, count }) => say(`clock-${form}-${unit}`, { count })).join("\u00a0");
}
