/** The clocks of a table as the server told them last, and what they show a while later. */

import type { BankClock, MoveClock, SeatClock } from "../protocol/types";

export type Clock = MoveClock | BankClock;

export interface ClockReadings {
  seats: readonly (SeatClock | null)[];
  /** When they were told, in milliseconds of this device. */
  at: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** From here on a game is played over days. */
const SLOW = DAY / 2;
const SOONEST = 10;

/** Seconds that a seat has left at a moment of this device; null where no clock stands. */
export function leftAt(readings: ClockReadings | null, seat: number, now: number): number | null {
  const dial = readings?.seats[seat];
  if (readings === null || dial == null) return null;
  if (!dial.runs) return dial.left;
  const gone = Math.max(0, (now - readings.at) / 1000 - (dial.wait ?? 0));
  return Math.max(0, dial.left - gone);
}

/** Whether the seat's time is running, or about to. */
export function runs(readings: ClockReadings | null, seat: number): boolean {
  return readings?.seats[seat]?.runs === true;
}

/** Whether somebody with so little time should know: the last tenth of it, an hour at most and ten seconds at least. */
export function isLow(clock: Clock | null | undefined, left: number): boolean {
  return clock != null && left <= littleOf(clock);
}

function littleOf({ seconds }: Clock): number {
  return Math.max(SOONEST, Math.min(seconds / 10, HOUR));
}

/** Longer than a browser's timer can wait, nobody waits. */
const LONGEST = 20 * DAY;

/** Seconds until a seat's running clock has little left, from 0; null where none runs. */
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

/** A length in its two largest units, as people say it: `1 day 4 hours`, `5 minutes`. */
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

/** As a clock shows it: `4:05`, under an hour; null for what needs words. */
export function digits(seconds: number): string | null {
  const whole = Math.ceil(seconds);
  if (whole >= HOUR) return null;
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
