/** Sample sizes: few in `make test`, all in `make soak`. */

export const SOAK = process.env.GOLDGAVEL_SOAK === "1";

/** The languages to test where they hardly differ. Russian, with another script, stands for all. */
export const SOME_LANGUAGES = SOAK ? (["en", "ru", "fr"] as const) : (["ru"] as const);

export function sample(few: number, many: number): number {
  return SOAK ? many : few;
}
