/** Collects errors and warnings of the browser. The page must not cause any. */

import type { BrowserContext, ConsoleMessage, Page, Request, Response } from "playwright-core";
import { expect } from "vitest";

const COMPLAINTS = new Set(["error", "warning", "assert"]);
/** Leaving a page cancels its requests. */
const LEFT = new Set(["net::ERR_ABORTED", "NS_BINDING_ABORTED"]);
/** Console message of Playwright when service workers are blocked. */
const NOT_KEPT = "Service Worker registration blocked by Playwright";

interface ErrorLog {
  allow(expected: RegExp): void;
  expectNone(): void;
}

const ofContexts = new WeakMap<BrowserContext, ErrorLog>();

export function collectErrors(context: BrowserContext): ErrorLog {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => seen.push(...complaint(message)));
  context.on("weberror", (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("requestfailed", (request) => seen.push(...failure(request)));
  context.on("response", (response) => seen.push(...refusal(response)));
  const errors = {
    allow: (expected: RegExp) => void allowed.push(expected),
    expectNone: () => expect(seen.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]),
  };
  ofContexts.set(context, errors);
  return errors;
}

/** Allows an error that the test causes on purpose. */
export function allow(page: Page, expected: RegExp): void {
  ofContexts.get(page.context())?.allow(expected);
}

/** Violations of the content security policy are reported this way too. */
function complaint(message: ConsoleMessage): string[] {
  return COMPLAINTS.has(message.type()) && message.text() !== NOT_KEPT
    ? [`console ${message.type()}: ${message.text()}`]
    : [];
}

function failure(request: Request): string[] {
  const why = request.failure()?.errorText ?? "failed";
  return LEFT.has(why) ? [] : [`request: ${request.method()} ${request.url()}: ${why}`];
}

function refusal(response: Response): string[] {
  const bad = response.status() >= 400;
  return bad ? [`answer: ${response.request().method()} ${response.url()}: ${response.status()}`] : [];
}
