/** Reports a failure to the operator's log: the place in our code and the browser, nothing about the game. */

import { ask } from "../http";
import type { PageReport, ReportOffer, StackPlace } from "../protocol/types";

/** Reports per visit. More would repeat the same failure. */
const MOST = 3;
const LONGEST_STACK = 20;
const NAME = /^(?:[A-Z][a-z]+)*(?:Error|Exception)$/;
const PLACE = /\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g;
/** The order matters: each of these also names some of those after it. */
const BROWSERS: [PageReport["browser"], RegExp][] = [
  ["edge", /\bEdgA?\/(\d+)/],
  ["opera", /\bOPR\/(\d+)/],
  ["firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["safari", /\bVersion\/(\d+).*\bSafari\//],
];

let sent = 0;

/** Sends a report. Never throws. */
export async function report(kind: PageReport["kind"], problem: unknown): Promise<void> {
  if (sent >= MOST) return;
  sent += 1;
  try {
    if ((await ask<ReportOffer>("GET", "/reports")).wanted) await ask("POST", "/reports", reportOf(kind, problem));
  } catch {
    // The server is unreachable or accepts no more reports.
  }
}

export function reportOf(kind: PageReport["kind"], problem: unknown, agent = navigator.userAgent): PageReport {
  const { name = "", stack = "" } = problem instanceof Error || problem instanceof DOMException ? problem : {};
  return {
    kind,
    error: NAME.test(name) ? name : "Error",
    build: buildOf(import.meta.url),
    ...browserOf(agent),
    stack: placesOf(stack),
  };
}

/** Returns the name of this built file, which differs in every build. */
function buildOf(address: string): string {
  return /\/assets\/([\w.-]{1,80}\.js)/.exec(address)?.[1] ?? "unbuilt.js";
}

function browserOf(agent: string): Pick<PageReport, "browser" | "version"> {
  for (const [browser, pattern] of BROWSERS) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return { browser, version: Math.min(Number(version), 9999) };
  }
  return { browser: "other", version: 0 };
}

/** Returns only places in our own files: the rest of a stack may contain anything. */
function placesOf(stack: string): StackPlace[] {
  return [...stack.matchAll(PLACE)]
    .slice(0, LONGEST_STACK)
    .map(([, file = "", line, column]) => ({ file, line: Number(line), column: Number(column) }));
}
