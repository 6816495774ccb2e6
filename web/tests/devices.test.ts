import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Device } from "../src/protocol/types";

const HERE: Device = { id: "a", browser: "Firefox", system: "Linux", added: 1, visited: 2, here: true };
const PHONE: Device = { id: "b", browser: "Safari", system: "iPhone", added: 1, visited: 2, here: false };
const OLD: Device = { id: "c", browser: null, system: null, added: 1, visited: 2, here: false };

let asked: string[];

function answer(request: string): Response {
  asked.push(request);
  if (request.startsWith("DELETE")) return new Response(null, { status: 204 });
  if (request === "GET /api/me/devices") return Response.json([HERE, PHONE, OLD]);
  if (request === "GET /api/me/recovery") return Response.json({ created: 5, used: null });
  if (request === "POST /api/me/recovery") return Response.json({ code: "AAAAA-BBBBB", created: 9 });
  return Response.json({ id: "p", name: "Ann" });
}

beforeEach(() => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", (address: string, { method }: { method: string }) =>
    Promise.resolve(answer(`${method} ${address.split("?")[0]}`)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const devicesModule = () => import("../src/api/devices.svelte");

test("a device that is signed out leaves the list", async () => {
  const { loadDevices, myDevices, signOutDevice } = await devicesModule();
  await loadDevices();
  await signOutDevice("b");
  expect(asked.at(-1)).toBe("DELETE /api/me/devices/b");
  expect(myDevices()).toEqual([HERE, OLD]);
});

test("signing out elsewhere leaves this device and no code", async () => {
  const { loadDevices, myDevices, recoveryState, signOutElsewhere } = await devicesModule();
  await loadDevices();
  expect(recoveryState()).toEqual({ created: 5, used: null });
  await signOutElsewhere();
  expect(myDevices()).toEqual([HERE]);
  expect(recoveryState()).toEqual({ created: null, used: null });
});

test("a new code replaces what is known of the earlier one", async () => {
  const { clearDevices, makeRecoveryCode, recoveryState } = await devicesModule();
  expect(await makeRecoveryCode()).toBe("AAAAA-BBBBB");
  expect(recoveryState()).toEqual({ created: 9, used: null });
  clearDevices();
  expect(recoveryState()).toBeNull();
});

test("a device is called by its browser and system, as far as they are known", async () => {
  const { loadLanguage } = await import("../src/words/words.svelte");
  await loadLanguage("en");
  const { deviceName } = await import("../src/me/deviceName");
  expect([HERE, PHONE, OLD].map(deviceName)).toEqual(["Firefox on Linux", "Safari on iPhone", "Unknown browser"]);
  expect(deviceName({ ...HERE, browser: "goldgavel" })).toBe("Terminal on Linux");
  expect(deviceName({ ...PHONE, system: null })).toBe("Safari");
});

test("a day names the year only if it is another one", async () => {
  const { day } = await import("../src/me/day");
  const year = new Date().getFullYear();
  expect(day(new Date(year, 4, 7, 12).getTime() / 1000)).toBe("May 7");
  expect(day(new Date(2001, 4, 7, 12).getTime() / 1000)).toBe("May 7, 2001");
});
