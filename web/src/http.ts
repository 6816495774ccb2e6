/** Asking the server over HTTP. Refusals come as sentences in the reader's language. */

import type { Me, Problem, QuickSpec, TableInfo } from "./protocol/types";
import { readStored, writeStored } from "./settings/stored";
import { say, spokenLanguage } from "./words/words.svelte";

/** Why something was not done, to be shown as it is. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await send(method, path, body);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(answer.status, problem?.text ?? say("failed"));
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  try {
    return await fetch(`/api${path}?lang=${spokenLanguage()}`, { method, ...json });
  } catch {
    throw new Refusal(0, say("failed"));
  }
}

const KNOWN = "goldgavel.known";

/** Whoever has not said who they are gets a name that they can change later. */
async function introduced<T>(wish: () => Promise<T>): Promise<T> {
  if (!readStored(KNOWN, { known: false }).known) await introduce();
  try {
    return await wish();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    await introduce();
    return await wish();
  }
}

/** The secret is in a cookie that no page can read, so the page notes for itself that there is one. */
async function introduce(): Promise<void> {
  await ask<Me>("POST", "/identity", { name: say("default-name") });
  writeStored(KNOWN, { known: true });
}

export function playNow(wish: QuickSpec): Promise<TableInfo> {
  return introduced(() => ask("POST", "/tables/quick", wish));
}

export function playAgain(table: string): Promise<TableInfo> {
  return ask("POST", `/tables/${table}/rematch`);
}
