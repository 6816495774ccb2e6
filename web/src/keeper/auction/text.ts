/** Sums of Auction as text. */

import { plain } from "../../words/numbers";
import { sayShared } from "../../words/words.svelte";
import type { Warning } from "../sheetErrors";
import { KINDS, type Points } from "./score";

/** `15 − 5 + 12 + 17 + 0 + 0 + 9 = 48`. */
export function sumOfPlayer(line: Points): string {
  const [first, ...rest] = [...KINDS.map((kind) => line[kind]), line.coins];
  const more = rest.map((points) => ` ${points < 0 ? "−" : "+"} ${Math.abs(points)}`);
  return `${plain(first ?? 0)}${more.join("")} = ${plain(line.total)}`;
}

export function warningText({ code, args }: Warning): string {
  return sayShared(code, { ...args, kind: args.kind === undefined ? "" : sayShared(`kind-${args.kind}`) });
}
