/** Numbers of the reader's statistics, as their language writes them. */

import { withMinus } from "../words/numbers";

export function figure(value: number, language: string): string {
  return withMinus(new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value));
}

/** Returns a part as a percentage. Nothing of nothing is 0 %. */
export function share(part: number, whole: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return percent.format(whole === 0 ? 0 : part / whole);
}
