import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TYPES, typesOfToday } from "../tools/types";

test("the types are those of the schema: if not, `make types`", async () => {
  expect(readFileSync(TYPES, "utf8")).toBe(await typesOfToday());
});
