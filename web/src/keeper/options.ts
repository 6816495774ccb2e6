/** Reads the options of a sheet like `kernel/options.py`. */

import { SheetProblem } from "./sheetErrors";

export type Option =
  | { kind: "count"; allowed: readonly number[] }
  | { kind: "switch" }
  | { kind: "word" | "subset"; allowed: readonly string[] };

export type Value = number | boolean | string | string[];

const SWITCHES = new Map([
  ...["on", "true", "yes", "1"].map((word) => [word, true] as const),
  ...["off", "false", "no", "0"].map((word) => [word, false] as const),
]);

/** Returns the parsed options. An unknown name is an error. */
export function readOptions(
  known: Readonly<Record<string, Option>>,
  given: Record<string, unknown>,
): Record<string, Value> {
  const names = Object.keys(given);
  if (names.some((name) => !Object.hasOwn(known, name))) throw new SheetProblem("option-unknown");
  return Object.fromEntries(names.map((name) => [name, read(known[name] as Option, given[name])]));
}

function read(option: Option, value: unknown): Value {
  if (option.kind === "subset") return readSubset(option.allowed, value);
  const found = readOne(option, value);
  if (found === null) throw new SheetProblem("option-value");
  return found;
}

function readOne(option: Exclude<Option, { kind: "subset" }>, value: unknown): Value | null {
  if (option.kind === "switch") return readSwitch(value);
  const found = option.kind === "count" ? readNumber(value) : readWord(value);
  return (option.allowed as readonly unknown[]).includes(found) ? found : null;
}

function readNumber(value: unknown): number | null {
  if (typeof value === "string") return /^\d+$/.test(value.trim()) ? Number(value) : null;
  return typeof value === "number" ? value : null;
}

function readSwitch(value: unknown): boolean | null {
  if (typeof value === "string") return SWITCHES.get(value.trim().toLowerCase()) ?? null;
  return typeof value === "boolean" ? value : null;
}

function readWord(value: unknown): string | null {
  return typeof value === "string" ? value.trim().toLowerCase() : null;
}

/** Returns the words in the order of the rules, without duplicates. `none` or nothing is the empty set. */
function readSubset(allowed: readonly string[], value: unknown): string[] {
  const words = typeof value === "string" ? splitWords(value) : value;
  if (!Array.isArray(words)) throw new SheetProblem("option-subset");
  const found = words.map(readWord);
  if (found.some((word) => word === null || !allowed.includes(word))) throw new SheetProblem("option-subset");
  return allowed.filter((word) => found.includes(word));
}

function splitWords(text: string): string[] {
  return ["", "none"].includes(text.trim().toLowerCase()) ? [] : text.split(",");
}
