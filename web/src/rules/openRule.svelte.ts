/** The rule that is shown in a dialog over the current screen. */

let rule = $state<string | null>(null);

export function openedRule(): string | null {
  return rule;
}

export function openRule(wanted: string): void {
  rule = wanted;
}

export function closeRule(): void {
  rule = null;
}
