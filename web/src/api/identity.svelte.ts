/** The reader's identity on the server: no account, only a name and a secret in a cookie that scripts cannot read. */

import { ask, Refusal } from "../http";
import type { DeviceLink, Me } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { say } from "../words/words.svelte";
import { guestName } from "./guests";

const KNOWN = "goldgavel.known";

interface Known {
  known: boolean;
  me: Me | null;
}

const before = readStored<Known>(KNOWN, { known: false, me: null });
/** Undefined until the server has answered, null for a reader without an identity. */
let me = $state.raw<Me | null | undefined>(before.known ? (before.me ?? undefined) : undefined);
let asking: Promise<Me | null> | null = null;
let asked = false;

export function identity(): Me | null | undefined {
  return me;
}

/** Requests the identity once. Every screen that shows the name may call it. */
export function loadIdentity(): Promise<Me | null> {
  if (asked && me !== undefined) return Promise.resolve(me);
  asking ??= ask<Me | null>("GET", "/me")
    .then(setIdentity)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Runs a request as a known person. A reader without an identity first gets a name, which can be changed later. */
export async function withIdentity<T>(request: () => Promise<T>): Promise<T> {
  if (me === null || (me === undefined && !before.known)) await introduce();
  try {
    return await request();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
    await introduce();
    return await request();
  }
}

/** Sets the reader's name, creating an identity if there is none. */
export async function setName(name: string): Promise<void> {
  setIdentity(await ask<Me>("POST", "/identity", { name }));
}

async function introduce(): Promise<void> {
  await setName(guestName(say("guest-firsts"), say("guest-seconds")));
}

/** Returns a code that gives another device the same identity. It works once and expires soon. */
export function linkDevice(): Promise<DeviceLink> {
  return withIdentity(() => ask("POST", "/me/link"));
}

export async function claimDevice(code: string): Promise<void> {
  setIdentity(await ask<Me>("POST", "/identity/claim", { code }));
}

/** Makes this device the one of the person who made the recovery code. */
export async function recoverIdentity(code: string): Promise<void> {
  setIdentity(await ask<Me>("POST", "/identity/recover", { code }));
}

export async function forgetDevice(): Promise<void> {
  await ask("DELETE", "/session");
  setIdentity(null);
  await stopNotifications();
}

export async function deleteMe(): Promise<void> {
  await ask("DELETE", "/me");
  setIdentity(null);
  await stopNotifications();
}

/** Also ends notifications in this browser. The server has already forgotten it. */
async function stopNotifications(): Promise<void> {
  const { forgetPush } = await import("../push/push.svelte");
  await forgetPush().catch(() => undefined);
}

/** Remembers whether there is a cookie, so that a first click does not send a request that must fail. */
function setIdentity(found: Me | null): Me | null {
  me = found;
  asked = true;
  writeStored(KNOWN, { known: found !== null, me: found });
  return found;
}
