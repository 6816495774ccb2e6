/** Keyboard shortcuts of the table. Letters are matched by key position, so they are the same in every language. */

import { say } from "../../words/words.svelte";

type Key = "digit" | "more" | "less" | "bid" | "pass" | "stop" | "ban" | "exchange" | "accept" | "decline";

const LETTERS: Record<string, Key> = {
  KeyP: "pass",
  KeyS: "stop",
  KeyB: "ban",
  KeyE: "exchange",
  KeyY: "accept",
  KeyN: "decline",
};
const SIGNS: Record<string, Key> = { "+": "more", "=": "more", "-": "less", "−": "less" };

/** Returns what a key does, or null if the focused element uses it. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const where = event.target instanceof Element ? event.target : null;
  if (where?.closest("dialog, select, textarea, [contenteditable]")) return null;
  const typing = where instanceof HTMLInputElement && where.type !== "radio";
  if (typing && where.type !== "number") return null;
  const sign = SIGNS[event.key];
  if (sign !== undefined) return sign;
  if (event.key === "Enter")
    return where === null || where === document.body || where.closest("main") === where ? "bid" : null;
  if (/^\d$/.test(event.key)) return typing ? null : "digit";
  return LETTERS[event.code] ?? null;
}

/** What the keys do, for the reader. */
export function keysHelp(tokens: boolean): [string, string][] {
  const withTokens: [string, string][] = [
    ["S B E", say("auction-key-tokens")],
    ["Y N", say("auction-key-answer")],
  ];
  return [
    ["0 … 9", say("auction-key-digits")],
    ["+ −", say("auction-key-step")],
    ["Enter", say("auction-key-bid")],
    ["P", say("auction-do-pass")],
    ...(tokens ? withTokens : []),
  ];
}
