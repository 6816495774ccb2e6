/** Keeps a scrolling box at its end, where the newest lines are, until the reader scrolls up to read older ones.
 *
 * The box may shrink (when chat opens next to it) and its content may grow at any time.
 */

/** Within this many pixels of the end, the reader is at the end. */
const NEAR = 8;

export function followEnd(box: HTMLElement): () => void {
  let follows = true;
  let measured = "";

  function settle(): void {
    if (follows) box.scrollTop = box.scrollHeight;
    measured = sizeOf(box);
  }

  /** A scroll event of a box whose size has just changed says nothing about the reader. */
  function noteScroll(): void {
    if (sizeOf(box) === measured) follows = isAtEnd(box);
  }

  const observer = new ResizeObserver(settle);
  for (const part of [box, ...box.children]) observer.observe(part);
  box.addEventListener("scroll", noteScroll);
  settle();
  return () => {
    observer.disconnect();
    box.removeEventListener("scroll", noteScroll);
  };
}

function isAtEnd(box: HTMLElement): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
}

function sizeOf(box: HTMLElement): string {
  return `${box.clientHeight} of ${box.scrollHeight}`;
}
