/** Sends a request again that the server refused with 429: too many came at once, and nothing was done. */

const TOO_OFTEN = 429;
const MOST_TRIES = 8;
/** Seconds to wait at most, whatever the server says. */
const LONGEST = 10;

/** How many requests wait to be sent again. */
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

/** As long as the server says and up to twice that, so that all who were refused do not come back together. */
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
