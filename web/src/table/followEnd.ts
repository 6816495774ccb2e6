/** Keeps a scrolling box at its end, where the newest lines are, until the reader scrolls up to read older ones.
 *
 * The box may shrink (when chat opens next to it) and its content may grow at any time.
 */

/** Within this many pixels of the end, the reader is at the end. */
const NEAR = 8;

export function followEnd(box: HTMLElement): () => void {
  let follows = true;
  /** Where the box was last put: a reader who scrolls up leaves this place, a change of size does not. */
  let placed = 0;

  function settle(): void {
    if (!follows) return;
    box.scrollTop = box.scrollHeight;
    placed = box.scrollTop;
  }

  function noteScroll(): void {
    if (isAtEnd(box)) follows = true;
    else if (box.scrollTop < placed - NEAR) follows = false;
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
