/** Repeats work while the page is visible. */

/** Runs the work now, then at an interval while the page is visible, and when it becomes visible again. Returns a
 * function that stops it.
 */
export function whileVisible(every: number, work: () => unknown): () => void {
  const look = () => {
    if (document.visibilityState === "visible") work();
  };
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
