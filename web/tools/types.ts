/** Writes the TypeScript types of the server's messages, and the protocol's constants: `npm run types`. */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

interface Choice {
  const: number;
  title: string;
}

const SCHEMA = new URL("../src/protocol/schema.json", import.meta.url);
export const TYPES = new URL("../src/protocol/types.ts", import.meta.url);
export const CONSTANTS = new URL("../src/protocol/constants.ts", import.meta.url);

export async function typesOfToday(): Promise<string> {
  // An object as the root: below a union, definitions that no message refers to would be left out.
  const schema = { title: "EverythingSaid", type: "object", $defs: withoutFieldTitles(readSchema().$defs) };
  return compile(schema as never, schema.title, {
    additionalProperties: false,
    bannerComment: "/** Made from schema.json by tools/types.ts: do not edit. */",
    format: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
    unreachableDefinitions: true,
  });
}

export function constantsOfToday(): string {
  const { Protocol, CloseCode, FinalCloseCode } = readSchema().$defs;
  const codes = CloseCode.oneOf.map(({ title, const: code }: Choice) => `  ${title}: ${code},`);
  const final = FinalCloseCode.oneOf.map(({ title }: Choice) => `  CLOSE_CODES.${title},`);
  return [
    "/** Made from schema.json by tools/types.ts: do not edit. */",
    "",
    `export const PROTOCOL = ${Protocol.const};`,
    "",
    `/** ${CloseCode.description} */`,
    "export const CLOSE_CODES = {",
    ...codes,
    "} as const;",
    "",
    `/** ${FinalCloseCode.description} */`,
    "export const FINAL_CLOSE_CODES: readonly number[] = [",
    ...final,
    "];",
    "",
  ].join("\n");
}

function readSchema() {
  return JSON.parse(readFileSync(SCHEMA, "utf8"));
}

/** A tag such as `{"enum": ["welcome"]}` becomes a literal instead of a named type. */
function withoutFieldTitles(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "properties"
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, untitled(part)]))
      : value,
  );
}

function untitled(part: unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  const { title: _, ...rest } = part as Record<string, unknown>;
  return rest;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(TYPES, await typesOfToday());
  writeFileSync(CONSTANTS, constantsOfToday());
}
