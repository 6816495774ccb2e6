import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Staged } from "../src/motion/staged.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each number is shown for a second, a multiple of ten not at all; a step back is a leap. */
function stage(most?: number) {
  return new Staged<number>(0, (before, after) => (after < before ? null : after % 10 === 0 ? 0 : 1000), most);
}

test("frames are shown one after the other", () => {
  const shown = stage();
  shown.push(1);
  shown.push(2);
  expect([shown.frame, shown.newest]).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown.frame).toBe(2);
});

test("what takes no time is not waited for", () => {
  const shown = stage();
  shown.push(10);
  expect(shown.frame).toBe(10);
  shown.push(11);
  expect(shown.frame).toBe(11);
});

test("a leap is shown at once and forgets what waited", () => {
  const shown = stage();
  shown.push(5);
  shown.push(6);
  shown.push(3);
  expect(shown.frame).toBe(3);
  vi.advanceTimersByTime(5000);
  expect(shown.frame).toBe(3);
});

test("whoever plays catches up", () => {
  const shown = stage();
  for (const number of [1, 2, 3]) shown.push(number);
  shown.catchUp();
  expect(shown.frame).toBe(3);
  vi.advanceTimersByTime(5000);
  expect(shown.frame).toBe(3);
});

test("too much at once is not shown bit by bit", () => {
  const shown = stage(2);
  for (const number of [1, 2, 3, 4]) shown.push(number);
  expect(shown.frame).toBe(4);
});
