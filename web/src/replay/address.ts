/** Parses the position and point of view of an address: `?seat=1&at=57`. */

const MOST_SEATS = 6;

export function parseAddress(query: URLSearchParams): { seat: number | null; at: number } {
  const seat = numberIn(query, "seat");
  return { seat: seat !== null && seat < MOST_SEATS ? seat : null, at: numberIn(query, "at") ?? 0 };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
