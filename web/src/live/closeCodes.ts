/** What to do when the server has closed the socket (docs/protocol.md). */

/** The table is gone for this reader: coming back would end the same way. */
const FINAL = new Set([4000, 4003, 4401, 4403, 4404]);

/** Codes that have a sentence of their own. */
export const LEFT = 4000;
export const REMOVED = 4003;
export const UNKNOWN = 4404;

type AfterClose = "reconnect" | "stop" | "reload";

export function afterClose(code: number): AfterClose {
  if (code === 4001) return "reload";
  return FINAL.has(code) ? "stop" : "reconnect";
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

/** Milliseconds until the next try: longer each time, and not the same for all who were cut off together. */
export function retryDelay(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return wait / 2 + (chance() * wait) / 2;
}
