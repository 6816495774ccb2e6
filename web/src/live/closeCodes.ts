/** What the client does when the server closes the socket (docs/protocol.md). */

/** Codes after which reconnecting would be refused again. */
const FINAL = new Set([4000, 4003, 4401, 4403, 4404]);

/** Codes for which the page shows a specific message. */
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

/** Returns the milliseconds until the next attempt. The delay doubles each time and is random, so that clients
 * that lost the server together do not return together.
 */
export function retryDelay(attempt: number, chance: () => number = Math.random): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return wait / 2 + (chance() * wait) / 2;
}
