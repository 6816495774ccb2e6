/** Runs the longest files first, so that the workers finish together. */

import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONG = [
  "screens",
  "evening",
  "layout",
  "devices",
  "aurum",
  "aurumCards",
  "replay",
  "auction",
  "learn",
  "sharedTable",
  "keeper",
  "setup",
  "rules",
  "settings",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = LONG.indexOf(basename(moduleId, ".test.ts"));
  return found < 0 ? LONG.length : found;
}
