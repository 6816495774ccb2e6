/** Places on the screen that things fly from and to, by name: `seat-2`, `supply-Au3`, `hand-Ag7`. */

import type { Attachment } from "svelte/attachments";

const standing = new Map<string, Set<Element>>();
const remembered = new Map<string, DOMRect>();

/** Several elements may stand for one place (a panel and a strip of the phone): the one that is seen counts. */
export function anchor(name: string): Attachment {
  return (element) => {
    const group = standing.get(name) ?? new Set();
    standing.set(name, group.add(element));
    return () => {
      group.delete(element);
      if (group.size === 0 && standing.get(name) === group) standing.delete(name);
    };
  };
}

/** Where the first of the named places is that can be seen, or was when it was last remembered. */
export function rectOf(...names: readonly string[]): DOMRect | null {
  for (const name of names) {
    const found = seenRect(name) ?? remembered.get(name);
    if (found) return found;
  }
  return null;
}

/** Measured once for all that moves at the same time. */
const measured = new Map<string, DOMRect>();

function seenRect(name: string): DOMRect | null {
  const known = measured.get(name);
  if (known) return known;
  for (const element of standing.get(name) ?? []) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) return kept(name, rect);
  }
  return null;
}

function kept(name: string, rect: DOMRect): DOMRect {
  if (measured.size === 0) queueMicrotask(() => measured.clear());
  measured.set(name, rect);
  return rect;
}

/** For what is about to leave the page: where it was, so that it can be seen to come from there. */
export function remember(name: string, rect: DOMRect | null = seenRect(name)): void {
  if (rect !== null) remembered.set(name, rect);
}

export function forget(name: string): void {
  remembered.delete(name);
}
