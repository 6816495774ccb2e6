/** A sample in `make test`, the full count in `make soak`. */

export const SOAK = process.env.GOLDGAVEL_SOAK === "1";

export function sample(few: number, many: number): number {
  return SOAK ? many : few;
}
