import { afterEach, expect, test, vi } from "vitest";
import { otherBuild, reloadOnceFor } from "../src/upgrade/build.svelte";

afterEach(() => void vi.unstubAllGlobals());

test("another build is one that the server names and that differs from ours", () => {
  expect(otherBuild("a", "b")).toBe("b");
  expect(otherBuild("a", "a")).toBe("");
  expect(otherBuild("a", null)).toBeNull();
  expect(otherBuild("", "b")).toBeNull();
});

test("the page is loaded again by itself once for a build, never in a loop", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const tries = ["b", "b", "c", "c"].map((build) => reloadOnceFor(build, store as unknown as Storage));
  expect(tries).toEqual([true, false, true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a browser that remembers nothing is not reloaded by itself", () => {
  vi.stubGlobal("location", { reload: () => expect.unreachable() });
  const closed = {
    getItem: () => {
      throw new Error("denied");
    },
  };
  expect(reloadOnceFor("b", closed as unknown as Storage)).toBe(false);
});
