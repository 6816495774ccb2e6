/** The page's texts in parts. The first part is loaded with the page, the others with the screens that need them. */

export const PARTS = [
  "setup",
  "table",
  "aurum",
  "auction",
  "replay",
  "learn",
  "keeper",
  "fair",
  "reference",
  "settings",
  "pages",
] as const;
export type Part = (typeof PARTS)[number];
