/** The oldest browsers that the page is built for: the first that know `:has`, `@container` and `color-mix`. The table in
 * docs/play.md says the same to people. */

export const OLDEST = ["chrome111", "edge111", "firefox121", "safari16.4"];
