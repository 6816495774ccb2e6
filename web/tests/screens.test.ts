/** Every size at which the layout changes is named in `theme/screens.ts`. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SCREENS } from "../src/theme/screens";
import { conditionsOf } from "../tools/screens";

const SOURCE = join(import.meta.dirname, "../src");
const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith("screens.ts"))
  .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(SOURCE, name), "utf8") }));

const SIZE = /\d/;
const HAS_COMMA = Object.entries(SCREENS).flatMap(([name, condition]) => (condition.includes(",") ? [name] : []));

function found(pattern: RegExp): { name: string; rule: string }[] {
  return FILES.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, rule = ""]) => ({ name, rule: rule.replace(/\s+/g, " ") })),
  );
}

const MEDIA = found(/@media ([^{]*) \{/g);
const CONTAINERS = found(/@container ([^{]*) \{/g);
const IN_CODE = found(/matchMedia\(([^)]*)\)/g);

describe("sizes of the screen", () => {
  test("are named in style blocks and in code", () => {
    expect(MEDIA.length).toBeGreaterThan(100);
    expect([...MEDIA, ...IN_CODE].filter(({ rule }) => SIZE.test(rule))).toEqual([]);
  });

  test("are named in @container where several components use them", () => {
    const sizes = CONTAINERS.filter(({ rule }) => SIZE.test(rule));
    const shared = sizes.filter(({ name, rule }) =>
      sizes.some((other) => other.rule === rule && other.name !== name),
    );
    expect(shared).toEqual([]);
  });

  test("grow with the letters", () => {
    for (const condition of Object.values(SCREENS)) expect(condition).not.toMatch(/\dpx/);
  });

  test("have a use each", () => {
    const used = [...MEDIA, ...CONTAINERS].map(({ rule }) => rule).join(" ");
    expect(Object.keys(SCREENS).filter((name) => !used.includes(`(--${name})`))).toEqual([]);
  });

  test("with a comma in their condition are not combined", () => {
    const parts = MEDIA.flatMap(({ rule }) => rule.split(",").filter((part) => part.includes(" and ")));
    expect(parts.filter((part) => HAS_COMMA.some((name) => part.includes(`(--${name})`)))).toEqual([]);
  });
});

test("a name stands for its condition", () => {
  expect(conditionsOf("(--phone) and (--low)")).toBe("(width <= 47.5em) and (height <= 50em)");
  expect(conditionsOf("print")).toBe("print");
  expect(() => conditionsOf("(--fone)")).toThrow("fone");
});
