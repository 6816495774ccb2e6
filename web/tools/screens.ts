/** PostCSS plugin: puts the conditions of `src/theme/screens.ts` in place of their names in `@media` and `@container`. */

import type { AtRule, Plugin } from "postcss";
import { SCREENS } from "../src/theme/screens.ts";

export function screens(): Plugin {
  return { postcssPlugin: "screens", AtRule: { media: resolve, container: resolve } };
}

function resolve(rule: AtRule): void {
  if (rule.params.includes("(--")) rule.params = conditionsOf(rule.params);
}

/** Replaces `(--phone)` by `(width <= 47.5em)`. */
export function conditionsOf(named: string): string {
  return named.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = (SCREENS as Record<string, string>)[name];
    if (condition === undefined)
      throw new Error(`no screen is called ${name}: ${Object.keys(SCREENS).join(", ")}`);
    return condition;
  });
}
