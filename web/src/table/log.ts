/** Appends entries to the log. An undo removes the undone moves; its own entry stays. */

import type { Told } from "../protocol/types";

export function appendEntries(log: readonly Told[], news: readonly Told[]): Told[] {
  let told = [...log];
  for (const entry of news) {
    if (entry.note === "undo") told = told.filter((before) => !isUndone(before, Number(entry.about)));
    told.push(entry);
  }
  return told;
}

function isUndone({ version, note }: Told, back: number): boolean {
  return version > back && (note === undefined || note === "time");
}
