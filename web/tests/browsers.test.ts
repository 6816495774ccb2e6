import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OLDEST } from "../tools/browsers";

test("the guide names the browsers that the page is built for", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../docs/play.md"), "utf8");
  for (const target of OLDEST) {
    const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    const row = guide.split("\n").find((line) => line.startsWith("|") && line.toLowerCase().includes(name));
    expect(row, target).toContain(` ${version} `);
  }
});
