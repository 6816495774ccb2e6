/** What people say at the table, as this reader hears it. Nothing of it is ever markup. */

import type { Chat, Line, Refusal } from "../protocol/types";

export interface ChatState {
  lines: readonly Line[];
  /** Public ids of those whom this reader does not want to hear. */
  muted: readonly string[];
  /** The last line that had been said before this reader came; null until that is known. */
  before: number | null;
  /** Why the last message was not taken. */
  problem: Refusal | null;
}

export const NO_CHAT: ChatState = { lines: [], muted: [], before: null, problem: null };
const KEPT = 200;

/** With `muted` it is everything anew; else it is added, each line once. */
export function withMessages(chat: ChatState, said: Chat): ChatState {
  const before = chat.before ?? lastBefore(said);
  if (said.muted !== undefined) return { ...chat, lines: said.lines, muted: said.muted, before };
  const known = new Set(chat.lines.map(({ id }) => id));
  const fresh = said.lines.filter(({ id, player }) => !known.has(id) && !chat.muted.includes(player));
  const lines = [...chat.lines, ...fresh].sort((one, other) => one.id - other.id).slice(-KEPT);
  return { ...chat, lines, before, problem: said.ack === undefined ? chat.problem : null };
}

/** Who comes is shown what was said, or nothing if nothing was: then the first line that they hear is the first new one. */
function lastBefore({ lines, muted }: Chat): number | null {
  const [first] = lines;
  if (muted !== undefined) return lines.at(-1)?.id ?? 0;
  return first === undefined ? null : first.id - 1;
}
