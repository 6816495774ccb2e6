/** Push notifications for the reader's turn, also while the page is closed. Requested only after a click. */

import { withIdentity } from "../api/identity.svelte";
import { ask } from "../http";
import type { PushOffer } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { currentLanguage } from "../words/words.svelte";

const KEY = "goldgavel.push";

/** `none`: not supported by browser or server; `insecure`: needs HTTPS; `blocked`: the reader has refused. */
export type NotificationState = "unknown" | "none" | "insecure" | "off" | "on" | "blocked";

let notifications = $state<NotificationState>("unknown");

export function pushState(): NotificationState {
  return notifications;
}

/** Returns the state on this device without asking the reader. */
export async function refreshPushState(): Promise<void> {
  try {
    notifications = await found();
  } catch {
    notifications = "none";
  }
}

async function found(): Promise<NotificationState> {
  if ((await publicKey()) === null) return "none";
  if (!isSecureContext) return "insecure";
  const pushes = await pushManager();
  if (pushes === null) return "none";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await pushes.getSubscription();
  if (subscription === null || !readStored(KEY, { on: false }).on) return "off";
  // The server writes the texts, so it has to know the current language.
  if (readStored(KEY, { on: false, lang: "" }).lang !== currentLanguage()) await register(subscription);
  return "on";
}

/** Subscribes after a click: the browser may ask the reader. */
export async function turnOn(): Promise<void> {
  const [pushes, key] = [await pushManager(), await publicKey()];
  if (pushes === null || key === null) {
    notifications = "none";
    return;
  }
  if ((await Notification.requestPermission()) !== "granted") {
    notifications = Notification.permission === "denied" ? "blocked" : "off";
    return;
  }
  const subscription = await subscribed(pushes, bytesOf(key));
  await register(subscription);
  notifications = "on";
}

/** A subscription made for another key is useless. */
async function subscribed(pushes: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushes.subscribe(options);
  } catch (problem) {
    const old = await pushes.getSubscription();
    if (old === null) throw problem;
    await old.unsubscribe();
    return await pushes.subscribe(options);
  }
}

async function register(subscription: PushSubscription): Promise<void> {
  await withIdentity(() => ask("PUT", "/me/push", subscription.toJSON()));
  writeStored(KEY, { on: true, lang: currentLanguage() });
}

export async function turnOff(): Promise<void> {
  await ask("DELETE", "/me/push");
  await forgetPush();
}

/** Removes the browser's subscription. */
export async function forgetPush(): Promise<void> {
  writeStored(KEY, { on: false, lang: "" });
  if (notifications === "on") notifications = "off";
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

async function pushManager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

async function publicKey(): Promise<string | null> {
  return (await ask<PushOffer>("GET", "/push")).key;
}

export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
