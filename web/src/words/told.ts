/** Formats what the server tells: messages of the catalogue with arguments, and seats in place of names. Python does
 * the same in `Speech`.
 */

import type { LazyText } from "../protocol/types";

export type TextArg = string | number | LazyText | readonly LazyText[];
type Arguments = Record<string, string | number>;
/** A line of the log: its texts one after another. */
export type LogLine = string | readonly LazyText[];

/** Formats a text for one reader. What is a sentence already stays as it is. */
export type Teller = (told: string | LazyText) => string;

/** Returns the teller for the reader on a seat, or for a spectator. `format` formats a message of the catalogue. */
export function makeTeller(
  format: (id: string, args: Arguments) => string,
  nameOf: (seat: number) => string,
  reader: number | null,
): Teller {
  const tell: Teller = (told) => (typeof told === "string" ? told : format(told.id, argumentsOf(told)));

  function argumentsOf({ args = {}, of, to, all }: LazyText): Arguments {
    const given = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, plain(arg)]));
    if (all !== undefined) return { ...given, ...groupOf(all) };
    if (of === undefined) return given;
    const name = nameOf(of);
    if (to === undefined) return { ...given, name, you: of === reader ? "yes" : "no" };
    const role = of === reader ? "doer" : to === reader ? "target" : "other";
    return { ...given, name, other: nameOf(to), role };
  }

  function plain(arg: TextArg): string | number {
    if (typeof arg !== "object") return arg;
    return "id" in arg ? tell(arg) : arg.map(tell).join(", ");
  }

  function groupOf(seats: readonly number[]): Arguments {
    const others = seats.filter((seat) => seat !== reader);
    const you = others.length === seats.length ? "no" : others.length > 0 ? "with" : "alone";
    return { names: joined(seats), others: joined(others), count: seats.length, you };
  }

  /** Joins names as `a, b and c`, as Python does: not as the browser's list formats do. */
  function joined(seats: readonly number[]): string {
    const names = seats.map(nameOf);
    const last = names.at(-1) ?? "";
    return names.length < 2 ? last : format("list-and", { start: names.slice(0, -1).join(", "), last });
  }

  return tell;
}

export function lineText(line: LogLine, tell: Teller): string {
  return typeof line === "string" ? line : line.map(tell).join(" ");
}
