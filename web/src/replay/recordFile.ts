/** Reads records from a file: one JSON object, or one per line. The server validates them. */

import type { SentRecord } from "../protocol/types";

export const LARGEST_FILE = 32 * 1024 * 1024;

export function recordsIn(text: string): SentRecord[] {
  const whole = recordOf(text);
  if (whole !== null) return [whole];
  return text
    .split("\n")
    .map(recordOf)
    .filter((record) => record !== null);
}

function recordOf(text: string): SentRecord | null {
  try {
    const found: unknown = JSON.parse(text);
    const isRecord = typeof found === "object" && found !== null && "moves" in found && "deals" in found;
    return isRecord ? (found as SentRecord) : null;
  } catch {
    return null;
  }
}
