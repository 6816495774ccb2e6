/** The oldest supported browsers: the first with `:has`, `@container` and `color-mix`. The table in docs/play.md
 * lists the same versions.
 */

export const OLDEST = ["chrome111", "edge111", "firefox121", "safari16.4"];
