/** Numbers as text, with the true minus sign. */

const MINUS = "\u2212";
/** The hyphen of a negative number, but not one inside a word or a range. */
const NEGATIVE = /(^|[^\p{L}\p{N}-])-(?=\p{N})/gu;

/** Replaces the hyphens of negative numbers in a text. */
export function withMinus(text: string): string {
  return text.replace(NEGATIVE, `$1${MINUS}`);
}

export function plain(value: number): string {
  return withMinus(`${value}`);
}

/** Writes a change: `+3`, `0` or `\u22123`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}
