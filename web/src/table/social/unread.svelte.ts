/** How much of a table's talk has been read. What was said before somebody came is old to them. */

import { untrack } from "svelte";
import type { ChatState } from "../../live/chat";
import type { Line } from "../../protocol/types";

let table = "";
let seen = $state(0);
let open = $state(0);

/** Another table is another talk: what was said there before this reader came is taken as read, and nothing later. */
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

/** Messages of others that came while nobody looked. */
export function unread(chat: ChatState, me: string | null): number {
  return chat.lines.filter(({ id, player }) => id > seen && player !== me).length;
}

/** The last of them. */
export function newest(chat: ChatState, me: string | null): Line | undefined {
  return chat.lines.findLast(({ id, player }) => id > seen && player !== me);
}

/** Somewhere on the page the talk is to be seen, until the returned function is called. */
export function showing(): () => void {
  const count = (by: number) => {
    open = untrack(() => open) + by;
  };
  count(1);
  return () => count(-1);
}

export function isShown(): boolean {
  return open > 0;
}

function last({ lines }: ChatState): number {
  return lines.at(-1)?.id ?? 0;
}
