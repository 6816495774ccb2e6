/** Starts one server and one browser before all browser tests, and stops them afterwards. */

import type { TestProject } from "vitest/node";
import { startBrowser } from "../browser/chromium.ts";
import { OTHER_BROWSER } from "../browser/otherBrowsers.ts";
import { startServer } from "../server/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    browser: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [server, browser] = await Promise.all([
    startServer(),
    OTHER_BROWSER === undefined ? startBrowser() : null,
  ]);
  project.provide("address", server.address);
  project.provide("browser", browser?.wsEndpoint() ?? "");
  return async () => {
    await browser?.close();
    await server.stop();
  };
}
