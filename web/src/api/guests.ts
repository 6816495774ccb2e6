/** Default names for people who have not chosen one, combined from two short word lists of the catalogue. */

export function guestName(firsts: string, seconds: string, chance: () => number = Math.random): string {
  return `${oneOf(firsts, chance)} ${oneOf(seconds, chance)}`;
}

function oneOf(list: string, chance: () => number): string {
  const words = list.split(",").map((word) => word.trim());
  return words[Math.floor(chance() * words.length)] ?? "";
}
