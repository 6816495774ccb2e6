/** The one line that says what is asked, or who is waited for. */

import type { AurumView, TableInfo } from "../../protocol/types";
import { say, sayList } from "../../words/words.svelte";
import { namesOf } from "../names";
import type { Asked } from "./prompt";

export function questionOf(view: AurumView, table: TableInfo, asked: Asked, wish: "keep" | "ask"): string {
  if (asked === "bid") return say("ask-bid");
  if (asked === "lead") return say("ask-lead");
  if (asked === "play") return playQuestion(view);
  if (asked === "window") return wish === "ask" ? say("ask-window") : say("aurum-window-open");
  if (asked === "wait") return view.to_move.length > 0 ? waiting(view, table) : "";
  return asked === "deal" && view.rounds.length === 0 ? say("dealing") : "";
}

function playQuestion(view: AurumView): string {
  const metals = sayList((view.so_far.metals ?? []).map((metal) => say(`metal-${metal}`)));
  return view.legal.includes("end") ? say("aurum-ask-end", { metals }) : say("ask-play", { metals });
}

function waiting(view: AurumView, table: TableInfo): string {
  const names = namesOf(table, view.to_move, view.seat);
  return view.phase === "window" ? say("aurum-wait-window", { names }) : say("wait-for", { names });
}
