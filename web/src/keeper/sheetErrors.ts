/** Validates score sheets. Error codes are those of Python (`kernel/untrusted.py`). */

export class SheetProblem extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** A problem that does not prevent adding up, such as a miscount. */
export interface Warning {
  code: string;
  args: Record<string, string | number>;
}

type Plain = Record<string, unknown>;

/** Largest accepted count. */
const MOST = 1_000_000;

export function readCount(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > MOST)
    throw new SheetProblem("sheet-count");
  return value;
}

/** Returns one line of a sheet, which must have exactly the known fields. */
export function readLine<F extends string>(value: unknown, known: readonly F[]): Record<F, unknown> {
  if (!isObject(value)) throw new SheetProblem("sheet-line");
  if (known.some((field) => !Object.hasOwn(value, field))) throw new SheetProblem("sheet-field-missing");
  if (Object.keys(value).length > known.length) throw new SheetProblem("sheet-field-unknown");
  return value as Record<F, unknown>;
}

/** Returns the options and the lines of a sheet. */
export function readLines(data: unknown, key: string): { given: Plain; lines: unknown[] } {
  const lines = isObject(data) ? data[key] : null;
  if (!isObject(data) || !Array.isArray(lines)) throw new SheetProblem("sheet-shape");
  const given = Object.hasOwn(data, "options") ? data.options : {};
  if (!isObject(given)) throw new SheetProblem("sheet-options");
  return { given, lines };
}

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
