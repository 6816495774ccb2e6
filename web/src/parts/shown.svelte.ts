/** What one screen shows and other parts of the page ask for, such as the table in the top bar. */
export class Shown<T> {
  private current = $state.raw<T | null>(null);

  get value(): T | null {
    return this.current;
  }

  /** Shows it until the returned function is called. Another screen may have replaced it by then. */
  enter(it: T): () => void {
    this.current = it;
    return () => {
      if (this.current === it) this.current = null;
    };
  }
}
