import { expect, test } from "vitest";
import { strategyFor, withoutHints } from "../src/offline/strategy";

const ORIGIN = "https://games.example";

test.each([
  ["GET", "navigate", "/keeper/aurum", "screen"],
  ["GET", "navigate", "/", "screen"],
  ["GET", "navigate", "/table/abc", "table"],
  ["GET", "navigate", "/replay/abc", "table"],
  ["GET", "navigate", "/api/records/abc", "leave"],
  ["GET", "cors", "/api/tables", "leave"],
  ["GET", "cors", "/live/abc", "leave"],
  ["POST", "cors", "/keeper", "leave"],
  ["GET", "no-cors", "/assets/index-1a2b.js", "kept-first"],
  ["GET", "no-cors", "/icon.svg", "server-first"],
])("%s %s %s: %s", (method, mode, path, plan) => {
  expect(strategyFor({ method, mode, url: new URL(path, ORIGIN), scope: `${ORIGIN}/` })).toBe(plan);
});

test("other sites are left alone", () => {
  const url = new URL("https://elsewhere.example/assets/index.js");
  expect(strategyFor({ method: "GET", mode: "no-cors", url, scope: `${ORIGIN}/` })).toBe("leave");
});

test("the first file loses only its hints", () => {
  const page = `<script src="/a.js"></script>\n    <link rel="modulepreload" crossorigin href="/b.js">\n<link rel="stylesheet">`;
  expect(withoutHints(page)).toBe(`<script src="/a.js"></script>\n<link rel="stylesheet">`);
});
