/** Tracks how much of a table's chat has been read. Messages from before the reader came count as read. */

import { untrack } from "svelte";
import type { ChatState } from "../../live/chat";
import type { Line } from "../../protocol/types";

let table = "";
let seen = $state(0);
let open = $state(0);

/** Switches to a table. Messages from before the reader came count as read, later ones do not. */
export function begin(id: string, { before }: ChatState): void {
  if (id === table) return;
  if (before !== null) table = id;
  seen = before ?? Number.POSITIVE_INFINITY;
}

export function readUpTo(chat: ChatState): void {
  seen = Math.max(
    untrack(() => seen),
    last(chat),
  );
}

/** Returns the number of unread messages of others. */
export function unread(chat: ChatState, me: string | null): number {
  return chat.lines.filter(({ id, player }) => id > seen && player !== me).length;
}

/** Returns the last unread message of others. */
export function newest(chat: ChatState, me: string | null): Line | undefined {
  return chat.lines.findLast(({ id, player }) => id > seen && player !== me);
}

/** Marks the chat as visible until the returned function is called. */
export function markVisible(): () => void {
  const count = (by: number) => {
    open = untrack(() => open) + by;
  };
  count(1);
  return () => count(-1);
}

export function isVisible(): boolean {
  return open > 0;
}

function last({ lines }: ChatState): number {
  return lines.at(-1)?.id ?? 0;
}
