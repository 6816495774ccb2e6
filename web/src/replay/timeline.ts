/** The timeline of a finished game: the view at every version, so that stepping back is as cheap as stepping
 * forward.
 */

import { type AnyView, merged } from "../live/view";
import type { EntryView, Replay, TableInfo } from "../protocol/types";

export interface Timeline<V extends AnyView> {
  table: TableInfo;
  /** The point of view, or null with open hands. */
  seat: number | null;
  /** Views by version, that is, after this many moves and deals. */
  views: readonly V[];
  /** Log entries, one for each version from 1. */
  told: readonly EntryView[];
  /** Versions with a visible change. Stepping stops only at these. */
  stops: readonly number[];
}

export function timelineOf<V extends AnyView>({ table, seat, start, moments }: Replay): Timeline<V> {
  const views = [start.view as AnyView as V];
  for (const moment of moments) views.push(merged(views.at(-1) as V, moment));
  const told = moments.flatMap((moment) => moment.told);
  return { table: withoutPresence(table), seat, views, told, stops: stopsOf(told) };
}

/** Removes presence: who is connected now has nothing to do with the recorded game. */
function withoutPresence(table: TableInfo): TableInfo {
  return { ...table, seats: table.seats.map((seatInfo) => ({ ...seatInfo, here: true, stand_in: false })) };
}

/** Before every trick of Aurum each player keeps or changes the bid. Keeping it changes nothing, so it is not a
 * stop.
 */
function stopsOf(told: readonly EntryView[]): number[] {
  const last = told.at(-1)?.version ?? 0;
  return told.filter((entry) => entry.version === last || !isQuiet(entry)).map(({ version }) => version);
}

function isQuiet({ events }: EntryView): boolean {
  return events.every(({ event }) => event === "bid-kept");
}

/** Returns the first stop, which is the deal. Before it the table is empty. */
export function firstOf(timeline: Timeline<AnyView>): number {
  return timeline.stops[0] ?? 0;
}

export function lastOf(timeline: Timeline<AnyView>): number {
  return timeline.views.length - 1;
}

export function clamped(timeline: Timeline<AnyView>, version: number): number {
  return Math.min(Math.max(Math.trunc(version), firstOf(timeline)), lastOf(timeline));
}

export function nextStop(timeline: Timeline<AnyView>, at: number): number {
  return timeline.stops.find((stop) => stop > at) ?? lastOf(timeline);
}

/** Returns the number of stops up to this position, which is the position that the viewer counts. */
export function stopsUpTo(timeline: Timeline<AnyView>, at: number): number {
  return timeline.stops.filter((stop) => stop <= at).length;
}

export function lastStop(timeline: Timeline<AnyView>, at: number): number {
  return timeline.stops.findLast((stop) => stop < at) ?? firstOf(timeline);
}
