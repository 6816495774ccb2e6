/** The browser tab's name while a screen is shown. */

export function titled(name: () => string): void {
  $effect(() => {
    const before = document.title;
    document.title = `${name()} · Gold & Gavel`;
    return () => {
      document.title = before;
    };
  });
}
