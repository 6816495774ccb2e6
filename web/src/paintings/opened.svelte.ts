/** The paintings that are shown in a dialog over the current screen. */

interface Opened {
  /** Whose they are; empty for a single painting. */
  title: string;
  paintings: readonly string[];
}

let opened = $state.raw<Opened | null>(null);

export function openedPaintings(): Opened | null {
  return opened;
}

export function openPaintings(paintings: readonly string[], title = ""): void {
  if (paintings.length > 0) opened = { title, paintings };
}

export function closePaintings(): void {
  opened = null;
}
