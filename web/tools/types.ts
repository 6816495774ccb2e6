/** Writes the TypeScript types of the server's messages: `npm run types`. */

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../src/protocol/schema.json", import.meta.url);
export const TYPES = new URL("../src/protocol/types.ts", import.meta.url);

export async function typesOfToday(): Promise<string> {
  const schema = withoutFieldTitles(JSON.parse(readFileSync(SCHEMA, "utf8")));
  return compile(schema as never, "EverythingSaid", {
    additionalProperties: false,
    bannerComment: "/** Made from schema.json by tools/types.ts: do not edit. */",
    format: false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
    unreachableDefinitions: true,
  });
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

if (process.argv[1] === import.meta.filename) writeFileSync(TYPES, await typesOfToday());
