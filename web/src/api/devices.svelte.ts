/** The devices on which the reader is signed in, and their recovery code. */

import { ask } from "../http";
import type { Device, RecoveryCode, RecoveryState } from "../protocol/types";
import { withIdentity } from "./identity.svelte";

const NO_CODE: RecoveryState = { created: null, used: null };
let devices = $state.raw<Device[]>([]);
let recovery = $state.raw<RecoveryState | null>(null);

/** The device that asks comes first. */
export function myDevices(): Device[] {
  return devices;
}

/** Null until the server has answered. */
export function recoveryState(): RecoveryState | null {
  return recovery;
}

export async function loadDevices(): Promise<void> {
  [devices, recovery] = await Promise.all([
    ask<Device[]>("GET", "/me/devices"),
    ask<RecoveryState>("GET", "/me/recovery"),
  ]);
}

/** Forgets what was loaded, because this device is signed out itself. */
export function clearDevices(): void {
  devices = [];
  recovery = null;
}

export async function signOutDevice(id: string): Promise<void> {
  await ask("DELETE", `/me/devices/${id}`);
  devices = devices.filter((device) => device.id !== id);
}

export async function signOutElsewhere(): Promise<void> {
  await ask("DELETE", "/me/devices");
  devices = devices.filter(({ here }) => here);
  recovery = NO_CODE;
}

/** Returns a new recovery code, which the server shows only once. */
export async function makeRecoveryCode(): Promise<string> {
  const { code, created } = await withIdentity(() => ask<RecoveryCode>("POST", "/me/recovery"));
  recovery = { created, used: null };
  return code;
}
