/** A sample in `make test`, the full count in `make soak`. */

export const SOAK = process.env.GOLDGAVEL_SOAK === "1";

/** The languages for what hardly differs between them; one that is written with other letters stands for all. */
export const SOME_LANGUAGES = SOAK ? (["en", "ru", "fr"] as const) : (["ru"] as const);

export function sample(few: number, many: number): number {
  return SOAK ? many : few;
}
