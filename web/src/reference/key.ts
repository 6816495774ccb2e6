/** True if the key asks for the reference card, unless the focused element uses it. */
export function asksForHelp(event: KeyboardEvent): boolean {
  if (event.key !== "?" || event.defaultPrevented) return false;
  const where = event.target instanceof Element ? event.target : null;
  if (where?.closest("dialog, select, textarea, [contenteditable]")) return false;
  return !(where instanceof HTMLInputElement) || where.type === "radio" || where.type === "number";
}
