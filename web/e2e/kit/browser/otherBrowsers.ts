/** Browsers other than Chromium: an installed Firefox, or Playwright's WebKit. */

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, firefox, webkit } from "playwright-core";
import { NETWORK_NAME } from "./network.ts";

const NAMES = ["firefox-esr", "firefox"];

/** `firefox` or `webkit`. If not set, the tests run in Chromium. */
export const OTHER_BROWSER = process.env.GOLDGAVEL_BROWSER;

export function installedFirefox(): string | undefined {
  if (process.env.GOLDGAVEL_FIREFOX) return process.env.GOLDGAVEL_FIREFOX;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export async function launchOtherBrowser(): Promise<Browser> {
  return OTHER_BROWSER === "webkit" ? await webkit.launch() : await launchFirefox();
}

/** Launches the installed Firefox with WebDriver BiDi. */
async function launchFirefox(): Promise<Browser> {
  const executablePath = installedFirefox();
  if (executablePath === undefined) throw new Error("no Firefox is installed");
  const firefoxUserPrefs = { "network.dns.localDomains": NETWORK_NAME };
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath, firefoxUserPrefs });
  forgiveUnknownCommands(browser);
  return browser;
}

interface Session {
  send(method: string, params: unknown): Promise<unknown>;
}

/** Playwright sets the preferred colours of every page with a command that Firefox ESR does not have yet. */
function forgiveUnknownCommands(browser: Browser): void {
  const { _connection } = browser as unknown as {
    _connection: { toImpl(one: Browser): { _browserSession: Session } };
  };
  const session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession) as Session;
  const send = session.send;
  session.send = async function (method, params) {
    try {
      return await send.call(this, method, params);
    } catch (problem) {
      if (method.startsWith("emulation.") && /unknown command/.test(String(problem))) return {};
      throw problem;
    }
  };
}
