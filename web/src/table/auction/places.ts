/** Where things lie on the screen, so that what moves can show where it came from and where it goes. */

import { getContext, setContext } from "svelte";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** The same thing may be drawn in several places, of which a layout shows one. */
export class Places {
  private readonly nodes = new Map<string, Set<HTMLElement>>();

  /** An attachment: this element is that place. */
  at(name: string): (node: HTMLElement) => () => void {
    return (node) => {
      const known = this.nodes.get(name) ?? new Set();
      this.nodes.set(name, known.add(node));
      return () => known.delete(node);
    };
  }

  find(name: string): DOMRect | null {
    for (const node of this.nodes.get(name) ?? []) {
      const rect = node.getBoundingClientRect();
      if (rect.width > 0) return rect;
    }
    return null;
  }
}

const KEY = Symbol("places");

export function makePlaces(): Places {
  return setContext(KEY, new Places());
}

export function places(): Places {
  return getContext<Places>(KEY);
}

export function placeOf(where: number | "bank"): string {
  return where === "bank" ? "bank" : `seat-${where}`;
}

interface Way {
  /** The other end. */
  end: () => DOMRect | null;
  duration: number;
  delay?: number;
}

/** A transition between an element's own place and another. */
export function between(node: HTMLElement, { end, duration, delay = 0 }: Way): TransitionConfig {
  const there = end();
  if (there === null || duration === 0) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const across = there.x + there.width / 2 - here.x - here.width / 2;
  const down = there.y + there.height / 2 - here.y - here.height / 2;
  const size = Math.min(1, Math.max(0.25, there.height / Math.max(1, here.height)));
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${across * u}px, ${down * u}px) scale(${1 - (1 - size) * u}); opacity: ${Math.min(1, t * 2.5)}`,
  };
}
