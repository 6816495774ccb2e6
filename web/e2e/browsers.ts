/** Runs the main flows in another browser than Chromium: `make browsers`. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installedFirefox } from "./kit/browser/otherBrowsers.ts";

const FLOWS = ["e2e/devices.test.ts", "e2e/evening.test.ts"];
const browser = process.env.GOLDGAVEL_BROWSER ?? "firefox";

if (browser === "firefox" && installedFirefox() === undefined)
  console.log("No Firefox is installed, so nothing was run. Install one, or name it in GOLDGAVEL_FIREFOX.");
else process.exitCode = run();

function run(): number {
  const web = join(import.meta.dirname, "..");
  const command = ["node_modules/vitest/vitest.mjs", "run", "--config", "e2e/vitest.config.ts", ...FLOWS];
  const env = { ...process.env, GOLDGAVEL_BROWSER: browser };
  return spawnSync(process.execPath, command, { cwd: web, env, stdio: "inherit" }).status ?? 1;
}
