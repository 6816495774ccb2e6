import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { baseOf, inside, urlOf } from "../src/base";
import { notificationOf } from "../src/offline/notifications";
import { strategyFor } from "../src/offline/strategy";

const SOURCES = join(import.meta.dirname, "../src");
/** A root-relative link of the page, in markup or in code that changes the address. */
const FROM_THE_ROOT = /href="\/|href=\{`\/|\b(?:go|restate)\(["`]\/|fetch\(["`]\//;

describe("served below a path of a host", () => {
  test("the page finds out from the address of its own files", () => {
    expect(baseOf("https://a.example/assets/index-1.js")).toBe("");
    expect(baseOf("https://a.example/games/cards/assets/index-1.js")).toBe("/games/cards");
  });

  test("addresses go out with the path and come back without it", () => {
    expect(urlOf("/rules/aurum#A1", "/cards")).toBe("/cards/rules/aurum#A1");
    expect(urlOf("/", "")).toBe("/");
    const back = ["/cards", "/cards/", "/cards/table/a", "/cardsharp", "/table/a"].map((one) =>
      inside(one, "/cards"),
    );
    expect(back).toEqual(["/", "/", "/table/a", "/cardsharp", "/table/a"]);
    expect(inside("/table/a", "")).toBe("/table/a");
  });

  test("the service worker answers for its own path alone", () => {
    const scope = "https://a.example/cards/";
    const plan = (url: string, mode = "no-cors") => strategyFor({ method: "GET", mode, url: new URL(url), scope });
    expect(plan("https://a.example/cards/assets/x.js")).toBe("kept-first");
    expect(plan("https://a.example/cards/table/a", "navigate")).toBe("table");
    expect(plan("https://a.example/cards/?lang=ru", "navigate")).toBe("screen");
    expect(plan("https://a.example/cards/api/me")).toBe("leave");
    expect(plan("https://a.example/other/assets/x.js")).toBe("leave");
  });

  test("a notification opens the table there", () => {
    const text = JSON.stringify({ title: "t", body: "b", table: "x", lang: "en" });
    expect(notificationOf(text, "/cards")?.options).toMatchObject({
      data: { path: "/cards/table/x" },
      icon: "/cards/icon-192.png",
    });
  });

  test("no link of ours forgets it", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    expect(files.filter((name) => FROM_THE_ROOT.test(readFileSync(join(SOURCES, name), "utf8")))).toEqual([]);
  });
});
