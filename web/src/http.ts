/** HTTP requests to the server. Refusals arrive as sentences in the reader's language. */

import { urlOf } from "./base";
import type { Problem } from "./protocol/types";
import { withRetry } from "./retry.svelte";
import { noteBuild } from "./upgrade/build.svelte";
import { currentLanguage, say } from "./words/words.svelte";

/** A refused request, with a text to show. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await withRetry(() => send(method, path, body));
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.text ?? say("failed"));
}

/** Returns the sentence to show for an error. */
export function sentenceOf(problem: unknown): string {
  return problem instanceof Refusal ? problem.message : say("failed");
}

/** Timeout of a request in milliseconds. */
const LONGEST = 20_000;

async function send(method: string, path: string, body?: object): Promise<Response> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const mark = path.includes("?") ? "&" : "?";
  try {
    const signal = AbortSignal.timeout(LONGEST);
    const address = urlOf(`/api${path}${mark}lang=${currentLanguage()}`);
    const answer = await fetch(address, { method, signal, ...json });
    noteBuild(answer);
    return answer;
  } catch {
    throw new Refusal(0, say("failed"));
  }
}
