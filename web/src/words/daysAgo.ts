/** Says how long ago a day was: “today”, “yesterday”, “3 days ago”, “2 months ago”. */

const DAY = 86_400_000;
const MONTH = 30;

/** Times are in milliseconds. Days are those of the reader's calendar. */
export function daysAgo(then: number, now: number, language: string): string {
  const days = Math.max(0, Math.round((midnight(now) - midnight(then)) / DAY));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return days < 2 * MONTH ? format.format(-days, "day") : format.format(-Math.floor(days / MONTH), "month");
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
