/** What the client does when the server closes the socket (docs/protocol.md). */

import { CLOSE_CODES, FINAL_CLOSE_CODES } from "../protocol/constants";

type AfterClose = "reconnect" | "stop" | "reload";

export function afterClose(code: number): AfterClose {
  if (code === CLOSE_CODES.RELOAD) return "reload";
  return FINAL_CLOSE_CODES.includes(code) ? "stop" : "reconnect";
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
