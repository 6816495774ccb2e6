/** Named places on the screen between which things fly: `seat-2`, `supply-Au3`, `hand-Ag7`. */

import type { Attachment } from "svelte/attachments";

const elements = new Map<string, Set<Element>>();
const remembered = new Map<string, DOMRect>();

/** Registers an element for a place. Several elements may share a name (a panel and a strip on phones); the
 * visible one counts.
 */
export function anchor(name: string): Attachment {
  return (element) => {
    const group = elements.get(name) ?? new Set();
    elements.set(name, group.add(element));
    return () => {
      group.delete(element);
      if (group.size === 0 && elements.get(name) === group) elements.delete(name);
    };
  };
}

/** Returns the rectangle of the first named place that is visible or remembered. */
export function rectOf(...names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const found = seenRect(name) ?? remembered.get(name);
    if (found) return found;
  }
  return null;
}

/** Cache for all animations that start in the same tick. */
const measured = new Map<string, DOMRect>();

function seenRect(name: string): DOMRect | null {
  const known = measured.get(name);
  if (known) return known;
  for (const element of elements.get(name) ?? []) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) return cached(name, rect);
  }
  return null;
}

function cached(name: string, rect: DOMRect): DOMRect {
  if (measured.size === 0) queueMicrotask(() => measured.clear());
  measured.set(name, rect);
  return rect;
}

/** Remembers where an element was before it leaves the page, so that an animation can start there. */
export function remember(name: string, rect: DOMRect | null = seenRect(name)): void {
  if (rect !== null) remembered.set(name, rect);
}
