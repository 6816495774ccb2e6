/** Who this reader is to the server: no account, but a name and a secret in a cookie that no page can read. */

import { ask, Refusal } from "../http";
import type { Link, Me } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { say } from "../words/words.svelte";
import { guestName } from "./guests";

const KNOWN = "goldgavel.known";

interface Known {
  known: boolean;
  me: Me | null;
}

const before = readStored<Known>(KNOWN, { known: false, me: null });
/** Undefined until the server was asked or was once, null for nobody yet. */
let me = $state.raw<Me | null | undefined>(before.known ? (before.me ?? undefined) : undefined);
let asking: Promise<Me | null> | null = null;
let asked = false;

export function whoAmI(): Me | null | undefined {
  return me;
}

/** Ask once; every screen that shows the name may call it. */
export function findOut(): Promise<Me | null> {
  if (asked && me !== undefined) return Promise.resolve(me);
  asking ??= ask<Me | null>("GET", "/me")
    .then(become)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Who has not said who they are gets a name that they can change later. */
export async function introduced<T>(wish: () => Promise<T>): Promise<T> {
  if (me === null || (me === undefined && !before.known)) await introduce();
  try {
    return await wish();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    await introduce();
    return await wish();
  }
}

/** Say who I am, or be called otherwise from now on. */
export async function callMe(name: string): Promise<void> {
  become(await ask<Me>("POST", "/identity", { name }));
}

async function introduce(): Promise<void> {
  await callMe(guestName(say("guest-firsts"), say("guest-seconds")));
}

/** A code that makes another device the same person, once and soon. */
export function linkDevice(): Promise<Link> {
  return introduced(() => ask("POST", "/me/link"));
}

export async function claimDevice(code: string): Promise<void> {
  become(await ask<Me>("POST", "/identity/claim", { code }));
}

export async function forgetDevice(): Promise<void> {
  await ask("DELETE", "/session");
  become(null);
  await stopTelling();
}

export async function deleteMe(): Promise<void> {
  await ask("DELETE", "/me");
  become(null);
  await stopTelling();
}

/** Whoever is nobody here any more is told nothing either; the server has forgotten this browser already. */
async function stopTelling(): Promise<void> {
  const { forgetPush } = await import("../push/push.svelte");
  await forgetPush().catch(() => undefined);
}

/** The page notes for itself whether there is a cookie, so that a first click asks no question in vain. */
function become(found: Me | null): Me | null {
  me = found;
  asked = true;
  writeStored(KNOWN, { known: found !== null, me: found });
  return found;
}
