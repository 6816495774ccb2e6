/** The sizes of the screen at which the layout changes. Style blocks name them: `@media (--phone) { … }`.
 *
 * Sizes are in em, so that readers with large letters get the layout of a smaller screen. `tools/screens.ts` puts the
 * conditions in place of the names. A container is as large as its component makes it, so the sizes in `@container`
 * stand there; only those that several components use have a name.
 */

/** A phone on its side. */
const SIDEWAYS = "(height <= 32.5em) and (aspect-ratio >= 4/3)";
const TABLET_WIDTH = "(width > 47.5em) and (width <= 67.5em)";
const TABLET = `${TABLET_WIDTH} and (height > 32.5em)`;

/** One column of text. */
export const NARROW = "(width <= 56.25em)";
export const BEYOND_TABLET = "(width > 67.5em)";

/** From small to large. A condition with a comma cannot be combined by `and`. */
export const SCREENS = {
  /** Large letters on a phone. */
  tiny: "(width <= 16em)",
  /** Large letters on a phone, also on its side: the page scrolls. */
  cramped: "(width <= 16em), (height <= 16em)",
  /** A phone held upright. */
  slim: "(width <= 30em)",
  "beyond-slim": "(width > 30em)",
  small: "(width <= 36em)",
  /** The top bar has room for its essentials. */
  compact: "(width <= 40em)",
  phone: "(width <= 47.5em)",
  "beyond-phone": "(width > 47.5em)",
  sideways: SIDEWAYS,
  "sideways-short": `${SIDEWAYS} and (width <= 45em)`,
  "sideways-long": `${SIDEWAYS} and (width >= 45em)`,
  /** A phone, upright or on its side. */
  handheld: `(width <= 47.5em), ${SIDEWAYS}`,
  narrow: NARROW,
  "beyond-narrow": "(width > 56.25em)",
  "tablet-width": TABLET_WIDTH,
  tablet: TABLET,
  /** A tablet on its side. */
  "low-tablet": `${TABLET} and (height <= 56.25em)`,
  /** A low window: no room for a cross of cards between the players. */
  "shallow-tablet": `${TABLET} and (height <= 43em)`,
  "high-tablet": `${TABLET_WIDTH} and (height > 56.25em)`,
  "highest-tablet": `${TABLET_WIDTH} and (height >= 62.5em)`,
  "up-to-tablet": "(width <= 67.5em)",
  "beyond-tablet": BEYOND_TABLET,
  "low-desktop": "(width > 67.5em) and (height <= 53.75em)",
  vast: "(width >= 106.25em)",

  shallow: "(height <= 32.5em)",
  "beyond-shallow": "(height > 32.5em)",
  low: "(height <= 50em)",
  "not-high": "(height <= 53.75em)",

  /** The players of Auction next to each other on the score keeper's sheet. */
  "one-player": "(width < 45em)",
  players: "(width >= 45em)",
  "two-players": "(width >= 45em) and (width < 62.5em)",
  "three-players": "(width >= 62.5em)",
  "four-players": "(width >= 85em)",
  /** The position in a replay has a line of its own above the buttons. */
  "replay-lines": "(width <= 73.75em)",

  /** All of a reference card is in sight, in three columns. */
  "broad-reference": "(width >= 70rem)",
  /** Too low for a cross of cards: a trick is a row. */
  "trick-row": "(height <= 12.5rem) and (aspect-ratio >= 2/1)",
} as const;
