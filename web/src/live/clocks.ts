/** Clock readings sent by the server, and the times that they imply later. */

import type { BankClock, MoveClock, SeatClock } from "../protocol/types";

export type Clock = MoveClock | BankClock;

export interface ClockReadings {
  seats: readonly (SeatClock | null)[];
  /** When they arrived, in milliseconds of this device's clock. */
  at: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Clocks of at least this length belong to games that are played over days. */
const SLOW = DAY / 2;
const SOONEST = 10;

/** Returns the seconds that a seat has left at time `now` of this device, or null if it has no clock. */
export function leftAt(readings: ClockReadings | null, seat: number, now: number): number | null {
  const dial = readings?.seats[seat];
  if (readings === null || dial == null) return null;
  if (!dial.runs) return dial.left;
  const gone = Math.max(0, (now - readings.at) / 1000 - (dial.wait ?? 0));
  return Math.max(0, dial.left - gone);
}

/** True if the seat's clock is running or about to run. */
export function runs(readings: ClockReadings | null, seat: number): boolean {
  return readings?.seats[seat]?.runs === true;
}

/** True if the player should be warned: at most a tenth of the time is left (at least ten seconds, at most an
 * hour).
 */
export function isLow(clock: Clock | null | undefined, left: number): boolean {
  return clock != null && left <= littleOf(clock);
}

function littleOf({ seconds }: Clock): number {
  return Math.max(SOONEST, Math.min(seconds / 10, HOUR));
}

/** Upper limit for a browser timer. */
const LONGEST = 20 * DAY;

/** Returns the seconds until a running clock is low, or null if the seat's clock does not run. */
export function untilLow(
  readings: ClockReadings | null,
  clock: Clock | null | undefined,
  seat: number,
  now: number,
): number | null {
  const left = leftAt(readings, seat, now);
  if (left === null || clock == null || !runs(readings, seat)) return null;
  const stands = Math.max(0, (readings?.seats[seat]?.wait ?? 0) - (now - (readings?.at ?? now)) / 1000);
  return Math.min(LONGEST, stands + Math.max(0, left - littleOf(clock)));
}

export function isSlow(clock: Clock | null | undefined): boolean {
  return clock != null && clock.seconds >= SLOW;
}

type Unit = "day" | "hour" | "minute" | "second";
export interface Part {
  unit: Unit;
  count: number;
}

const UNITS: readonly (readonly [Unit, number])[] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", 1],
];

/** Splits a duration into its two largest units: `1 day 4 hours`, `5 minutes`. */
export function partsOf(seconds: number): Part[] {
  let rest = Math.ceil(seconds);
  const parts = UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return first < 0
    ? [{ unit: "second", count: 0 }]
    : parts.slice(first, first + 2).filter(({ count }) => count > 0);
}

/** Formats a time under an hour as `4:05`. Returns null for longer times, which need words. */
export function digits(seconds: number): string | null {
  const whole = Math.ceil(seconds);
  if (whole >= HOUR) return null;
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
