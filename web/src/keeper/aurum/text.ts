/** Sums of Aurum as text. */

import type { Stake } from "../../words/tieText";
import { say, sayShared } from "../../words/words.svelte";
import type { Warning } from "../sheetErrors";
import type { AurumSheet, Entry } from "./game";
import { type Line, pointsOfGold } from "./score";

/** `bid 4, took 4, exact: 2 × 4 = 8; gold 2 + 1 = 3; total 8 + 3 = 11`. */
export function sumOf(entry: Entry | undefined, line: Line): string {
  const { bid, tricks, gold } = { bid: entry?.bid ?? 0, tricks: entry?.tricks ?? 0, gold: entry?.gold ?? [] };
  return say("keeper-aurum-sum", {
    bid,
    tricks,
    outcome: tricks === bid ? "exact" : tricks > bid ? "over" : "under",
    points: line.bid_points,
    gold: gold.map(pointsOfGold).join(" + ") || "0",
    gold_points: line.gold_points,
    total: line.total,
  });
}

/** What a round is played for. */
export function stakeOf(sheet: AurumSheet): Stake {
  return sheet.options.match === "points" ? "round" : "nugget";
}

export function warningText({ code, args }: Warning, names: readonly string[]): string {
  if (code === "sheet-warning-bid")
    return say("keeper-warning-bid", { ...args, name: names[Number(args.side)] ?? "" });
  return sayShared(code, args);
}
