import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020";
import { compile } from "json-schema-to-typescript";
import { describe, expect, test } from "vitest";
import { CONSTANTS, constantsOfToday, TYPES, typesOfToday } from "../tools/types";

const schema = JSON.parse(readFileSync(new URL("../src/protocol/schema.json", import.meta.url), "utf8"));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

test("types and constants match the schema", async () => {
  expect(readFileSync(TYPES, "utf8")).toBe(await typesOfToday());
  expect(readFileSync(CONSTANTS, "utf8")).toBe(constantsOfToday());
});

describe.each(["aurum", "auction"])("the messages of a recorded game of %s", (game) => {
  const file = new URL(`./fixtures/${game}.json`, import.meta.url);
  const { frames }: { frames: { type: string; view?: object }[] } = JSON.parse(readFileSync(file, "utf8"));

  test("fit the schema", () => {
    for (const frame of frames)
      expect([frame.type, validate(frame), validate.errors]).toEqual([frame.type, true, null]);
    expect(new Set(frames.map(({ type }) => type))).toContain("update");
  });

  test("do not fit with a view of nothing", () => {
    const [welcome] = frames.filter(({ view }) => view !== undefined);
    expect(validate({ ...welcome, view: { game } })).toBe(false);
  });
});

test.each([[42], [null], ["move"], [[]], [{}], [{ type: "nonsense" }]])("%j is not a message", (text) => {
  expect(validate(text)).toBe(false);
});

test("messages from the client are complete and have no other fields", () => {
  const move = { type: "move", id: "1", decision: 3, move: "keep" };
  expect(validate(move)).toBe(true);
  expect(validate({ ...move, seat: 1 })).toBe(false);
  expect(validate({ ...move, decision: "3" })).toBe(false);
});

test("no message has a part of unknown type", async () => {
  const types = await compile(schema, "LiveMessage", { additionalProperties: false });
  expect(types).toContain("export type GameView = AurumView | AuctionView;");
  expect(types).toMatch(/interface Welcome \{[^}]*view: GameView \| null;/);
  expect(types).not.toMatch(/: unknown\b/);
});
