/** Retries requests that the server refused with 429 (too many requests). Such a request had no effect. */

const TOO_OFTEN = 429;
const MOST_TRIES = 8;
/** Longest wait in seconds, whatever the server says. */
const LONGEST = 10;

/** Number of requests that wait for a retry. */
let waiting = $state(0);

export function isServerBusy(): boolean {
  return waiting > 0;
}

export async function withRetry(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send();
    if (answer.status !== TOO_OFTEN || tries === MOST_TRIES) return answer;
    await pause(secondsAfter(answer.headers.get("Retry-After")));
  }
}

/** Returns the seconds to wait: what the server says, up to twice that at random, so that clients do not return
 * together.
 */
export function secondsAfter(header: string | null, chance: () => number = Math.random): number {
  const asked = Number(header ?? "");
  const least = Number.isFinite(asked) && asked >= 1 ? Math.min(asked, LONGEST) : 1;
  return least * (1 + chance());
}

async function pause(seconds: number): Promise<void> {
  waiting += 1;
  try {
    await new Promise((done) => setTimeout(done, seconds * 1000));
  } finally {
    waiting -= 1;
  }
}
