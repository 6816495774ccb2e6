import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Staged } from "../src/motion/staged.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each number is shown for a second, multiples of ten take no time, and 100 is preceded by 50. */
function stage(most?: number, heard: number[] = []) {
  const lasts = (number: number) => (number % 10 === 0 ? 0 : 1000);
  const beat = (frame: number) => ({ frame, lasts: lasts(frame) });
  const plan = (before: number, after: number) => {
    if (after < before) return null;
    return after % 100 === 0 ? [{ frame: after / 2, lasts: 500 }, beat(after)] : [beat(after)];
  };
  return new Staged<number>(0, plan, (frame) => heard.push(frame), most);
}

test("frames are shown one after another", () => {
  const shown = stage();
  shown.push(1);
  shown.push(2);
  expect([shown.frame, shown.newest, shown.behind]).toEqual([1, 2, true]);
  vi.advanceTimersByTime(1000);
  expect([shown.frame, shown.behind]).toEqual([2, false]);
});

test("the beats of a frame come before it", () => {
  const shown = stage();
  shown.push(100);
  expect([shown.frame, shown.behind]).toEqual([50, true]);
  vi.advanceTimersByTime(500);
  expect([shown.frame, shown.behind]).toEqual([100, false]);
});

test("beats of zero length do not wait, and are still reported", () => {
  const heard: number[] = [];
  const shown = stage(4, heard);
  shown.push(10);
  expect(shown.frame).toBe(10);
  shown.push(20);
  shown.push(21);
  expect(shown.frame).toBe(21);
  expect(heard).toEqual([10, 20, 21]);
});

test("a skipped update is shown immediately and clears the queue", () => {
  const shown = stage();
  shown.push(5);
  shown.push(6);
  shown.push(3);
  expect([shown.frame, shown.behind]).toEqual([3, false]);
  vi.advanceTimersByTime(5000);
  expect(shown.frame).toBe(3);
});

test("catchUp skips to the newest", () => {
  const shown = stage();
  for (const number of [1, 2, 3]) shown.push(number);
  shown.catchUp();
  expect([shown.frame, shown.behind]).toEqual([3, false]);
  vi.advanceTimersByTime(5000);
  expect(shown.frame).toBe(3);
});

test("a long queue is skipped", () => {
  const shown = stage(2);
  for (const number of [1, 2, 3, 4]) shown.push(number);
  expect(shown.frame).toBe(4);
});

test("nothing is shown after leaving", () => {
  const heard: number[] = [];
  const shown = stage(4, heard);
  shown.push(1);
  shown.push(2);
  shown.leave();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([1]);
});

test("a held frame stays, and what arrived meanwhile is shown after it", () => {
  const shown = stage();
  shown.push(10);
  shown.hold();
  for (const number of [11, 12, 5]) shown.push(number);
  shown.catchUp();
  vi.advanceTimersByTime(5000);
  expect([shown.frame, shown.newest]).toEqual([10, 5]);
  shown.release();
  expect(shown.frame).toBe(11);
  vi.advanceTimersByTime(2000);
  expect([shown.frame, shown.behind]).toEqual([5, false]);
});

test("a long queue is skipped after a hold", () => {
  const shown = stage(2);
  shown.hold();
  for (const number of [1, 2, 3]) shown.push(number);
  shown.release();
  expect([shown.frame, shown.behind]).toEqual([3, false]);
});
