/** The prompt line: what the reader has to do, or whom the table waits for. */

import { faceOf } from "../../cards/aurum/metals";
import type { AurumView, TableInfo } from "../../protocol/types";
import { say, sayList } from "../../words/words.svelte";
import { namesInside } from "../names";
import type { Prompt } from "./prompt";

export function promptText(
  view: AurumView,
  table: TableInfo,
  prompt: Prompt,
  { choice, lifted }: { choice: "keep" | "ask"; lifted: string | null },
): string {
  if (prompt === "bid")
    return lifted === null ? say("ask-bid") : say("aurum-ask-bid-again", { rank: faceOf(lifted).rank });
  if (prompt === "lead") return say("ask-lead");
  if (prompt === "play") return playPrompt(view);
  if (prompt === "window") return choice === "ask" ? say("ask-window") : say("aurum-window-open");
  if (prompt === "wait") return view.to_move.length > 0 ? waiting(view, table) : "";
  return prompt === "deal" && view.rounds.length === 0 ? say("dealing") : "";
}

function playPrompt(view: AurumView): string {
  const metals = sayList((view.so_far.metals ?? []).map((metal) => say(`metal-${metal}`)));
  return view.legal.includes("end") ? say("aurum-ask-end", { metals }) : say("ask-play", { metals });
}

function waiting(view: AurumView, table: TableInfo): string {
  const names = namesInside(table, view.to_move, view.seat);
  return view.phase === "window" ? say("aurum-wait-window", { names }) : say("wait-for", { names });
}
