/** Transitions: from a named place, to a named place, turn over, rise.
 *
 * Only transforms and opacity change, so the browser animates without repainting.
 */

import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motionTime } from "../settings/motion";
import { rectOf } from "./anchors";

interface Journey {
  /** Names of places; the first visible one is used. */
  place: readonly string[];
  duration?: number;
  delay?: number;
  /** Degrees of rotation on the way. */
  turn?: number;
}

const STILL: TransitionConfig = { duration: 0 };

/** The element flies in from the place. */
export function arrive(node: Element, journey: Journey): TransitionConfig {
  const way = wayFrom(node, journey);
  return way === null ? STILL : { ...timing(journey), easing: cubicOut, css: (_, left) => along(way, left) };
}

/** The element flies to the place and fades out there. Without a place it only fades. */
export function depart(node: Element, journey: Journey): TransitionConfig {
  if (journey.place.length === 0) return { ...timing(journey), css: (left) => `opacity: ${left}` };
  const way = wayFrom(node, journey);
  if (way === null) return STILL;
  const css = (_: number, gone: number) => `${along(way, gone)}; opacity: ${gone < 0.6 ? 1 : 2.5 - 2.5 * gone}`;
  // An `out` transition runs from 1 to 0, so an ease-out curve ends slowly here too.
  return { ...timing(journey), easing: cubicOut, css };
}

/** Turns a card over. */
export function turnOver(_: Element, { duration = 320, delay = 0 } = {}): TransitionConfig {
  const css = (_t: number, left: number) => `transform: perspective(400px) rotateY(${left * 90}deg)`;
  return { duration: motionTime(duration), delay: motionTime(delay), easing: cubicOut, css };
}

/** The element rises into place. */
export function rise(_: Element, { duration = 240, delay = 0, by = 14 } = {}): TransitionConfig {
  const css = (shown: number, left: number) => `transform: translateY(${left * by}px); opacity: ${shown}`;
  return { duration: motionTime(duration), delay: motionTime(delay), easing: cubicOut, css };
}

/** The element slides to its new place in a row. Unlike `flip` it keeps its size: the last card of an overlapping
 * row has a wider box, and would be stretched.
 */
export function slide(
  _: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  duration: number,
): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const css = (_t: number, left: number) => `transform: translate(${x * left}px, ${y * left}px)`;
  return { duration, easing: cubicOut, css };
}

interface Way {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

function wayFrom(node: Element, { place, duration, turn = 0 }: Journey): Way | null {
  if (motionTime(duration ?? 1) === 0) return null;
  const other = rectOf(...place);
  const own = node.getBoundingClientRect();
  if (other === null || own.width === 0) return null;
  return {
    x: other.x + other.width / 2 - own.x - own.width / 2,
    y: other.y + other.height / 2 - own.y - own.height / 2,
    scale: Math.min(1.6, Math.max(0.25, Math.min(other.width / own.width, other.height / own.height))),
    turn,
  };
}

function along({ x, y, scale, turn }: Way, part: number): string {
  const size = 1 + (scale - 1) * part;
  return `transform: translate(${x * part}px, ${y * part}px) scale(${size}) rotate(${turn * part}deg)`;
}

function timing({ duration = 300, delay = 0 }: Journey) {
  return { duration: motionTime(duration), delay: motionTime(delay) };
}
