/** Failures of the page: which ones the reader sees, and what is reported. */

import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { troubleOf } = await import("../src/trouble/classify");
const { reportOf } = await import("../src/trouble/report");

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0";
const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1";

test.each([
  ["a mistake of ours", new TypeError("x is not a function"), "", "failed"],
  ["a rejection with any value", "out of cards", "", "failed"],
  ["a module, in Chromium", new TypeError("Failed to fetch dynamically imported module: /a.js"), "", "unloaded"],
  ["a module, in Firefox", new TypeError("error loading dynamically imported module: /a.js"), "", "unloaded"],
  ["a module, in Safari", new TypeError("Importing a module script failed."), "", "unloaded"],
  ["a style sheet", new Error("Unable to preload CSS for /assets/a.css"), "", "unloaded"],
  ["something cancelled", new DOMException("The user aborted a request.", "AbortError"), "", null],
  ["a size measured later", "ResizeObserver loop completed with undelivered notifications.", "", null],
  ["an extension", new Error("x"), "moz-extension://1234/content.js", null],
  ["a script of nobody", "Script error.", "", null],
])("%s", (_, problem, file, trouble) => {
  expect(troubleOf(problem, file)).toBe(trouble);
});

test("a report contains places in our own files and no texts", () => {
  const problem = new TypeError("Ann has Ag7 at /table/Wq3k");
  problem.stack = [
    "TypeError: Ann has Ag7 at /table/Wq3k",
    "    at play (http://laptop.local:8000/assets/Table-x1.js:3:14)",
    "    at secret (http://laptop.local:8000/table/Wq3k:1:1)",
    "    at https://elsewhere.example/lib.js:9:9",
    "    at http://laptop.local:8000/assets/index-Ab_12.js:1:2",
  ].join("\n");
  expect(reportOf("error", problem, FIREFOX)).toEqual({
    kind: "error",
    error: "TypeError",
    build: "unbuilt.js",
    browser: "firefox",
    version: 153,
    stack: [
      { file: "Table-x1.js", line: 3, column: 14 },
      { file: "index-Ab_12.js", line: 1, column: 2 },
    ],
  });
});

test("anything may be thrown", () => {
  expect(reportOf("rejection", "Ann has Ag7", CHROME)).toMatchObject({
    error: "Error",
    browser: "chrome",
    stack: [],
  });
  const odd = new Error("x");
  odd.name = "Ann has Ag7";
  expect(reportOf("part", odd, SAFARI)).toMatchObject({ error: "Error", browser: "safari", version: 18 });
  expect(reportOf("load", undefined, "curl")).toMatchObject({ browser: "other", version: 0 });
});
