/** Work that is worth doing only while somebody looks. */

/** Now, then again and again while the page is seen, and at once when it is seen anew. Gives what ends it. */
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
