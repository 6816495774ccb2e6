/** The chat of a table as this reader sees it. Messages are plain text and are never rendered as markup. */

import type { Chat, Line, Refusal } from "../protocol/types";

export interface ChatState {
  lines: readonly Line[];
  /** Public ids of the players whom this reader has muted. */
  muted: readonly string[];
  /** Id of the last message sent before this reader came, or null if not known yet. */
  before: number | null;
  /** Why the last message was refused. */
  problem: Refusal | null;
}

export const NO_CHAT: ChatState = { lines: [], muted: [], before: null, problem: null };
const KEPT = 200;

/** Returns the chat with these messages added, each once. A message with `muted` replaces the whole chat. */
export function withMessages(chat: ChatState, said: Chat): ChatState {
  const before = chat.before ?? lastBefore(said);
  if (said.muted !== undefined) return { ...chat, lines: said.lines, muted: said.muted, before };
  const known = new Set(chat.lines.map(({ id }) => id));
  const fresh = said.lines.filter(({ id, player }) => !known.has(id) && !chat.muted.includes(player));
  const lines = [...chat.lines, ...fresh].sort((one, other) => one.id - other.id).slice(-KEPT);
  return { ...chat, lines, before, problem: said.ack === undefined ? chat.problem : null };
}

/** Returns the id of the last message before this reader came. The server first sends a full chat (with `muted`)
 * if there is one; without it, the first message that arrives is new.
 */
function lastBefore({ lines, muted }: Chat): number | null {
  const [first] = lines;
  if (muted !== undefined) return lines.at(-1)?.id ?? 0;
  return first === undefined ? null : first.id - 1;
}
