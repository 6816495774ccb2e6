import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isServerBusy, secondsAfter, withRetry } from "../src/retry.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function refused(after = "2"): Response {
  return new Response("{}", { status: 429, headers: { "Retry-After": after } });
}

test("a request refused with 429 is sent again until it succeeds", async () => {
  const answers = [refused(), refused(), new Response("{}", { status: 201 })];
  const send = vi.fn(async () => answers.shift() as Response);
  const asked = withRetry(send);
  await vi.advanceTimersByTimeAsync(1900);
  expect(send).toHaveBeenCalledTimes(1);
  expect(isServerBusy()).toBe(true);
  await vi.advanceTimersByTimeAsync(8000);
  expect((await asked).status).toBe(201);
  expect(send).toHaveBeenCalledTimes(3);
  expect(isServerBusy()).toBe(false);
});

test("it is not tried for ever", async () => {
  const send = vi.fn(async () => refused());
  const asked = withRetry(send);
  await vi.advanceTimersByTimeAsync(200_000);
  expect((await asked).status).toBe(429);
  expect(send).toHaveBeenCalledTimes(8);
});

test("any other refusal is final", async () => {
  const send = vi.fn(async () => new Response("{}", { status: 403 }));
  expect((await withRetry(send)).status).toBe(403);
  expect(send).toHaveBeenCalledTimes(1);
});

test("the wait is what the server says, within limits", () => {
  const least = () => 0;
  expect(["2", "3600", "0", "soon", null].map((one) => secondsAfter(one, least))).toEqual([2, 10, 1, 1, 1]);
  expect(secondsAfter("2", () => 0.5)).toBe(3);
});
