/** Sets switches and radio buttons, whose inputs are out of sight behind their labels. */

import type { Locator } from "playwright-core";
import { expect } from "vitest";

const PATIENCE = { timeout: 30_000, interval: 100 };

/** Clicks until it has taken effect: while the page is loading its place may change under the pointer. */
export async function choose(input: Locator, wanted = true): Promise<void> {
  await expect
    .poll(async () => {
      await input.setChecked(wanted, { force: true, timeout: 2000 }).catch(() => undefined);
      return await input.isChecked();
    }, PATIENCE)
    .toBe(wanted);
}
