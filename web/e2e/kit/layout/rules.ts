/** The layout rules. These functions run inside the page: they use nothing from outside this file. */

export interface Finding {
  rule: "cut text" | "covered text" | "broken word" | "lost control" | "covered control" | "wide document";
  what: string;
  detail: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=slider]";
/** Cards of a hand lie over each other on purpose. A finger needs this much of each (in pixels). */
const OVERLAPPING = "[data-card]";
const FINGER = 24;
/** What lies over the table on purpose: the coach of a lesson, which moves away from what it asks for, and the sheet at
 * the end of a round.
 */
const MAY_COVER = ".coach, .centre";

/** Applies every rule to the page as it is shown now. */
export function findings(): Finding[] {
  const texts = shownTexts();
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isControlShown);
  const lost = lostControls(controls);
  const reachable = controls.filter((one) => !lost.some(({ control }) => control === one));
  return [
    ...wideDocument(),
    ...cutTexts(texts),
    ...coveredTexts(texts),
    ...brokenWords(texts),
    ...lost.map(({ finding }) => finding),
    ...coveredControls(reachable),
  ];
}

function wideDocument(): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [{ rule: "wide document", what: "document", detail: `${scrollWidth} of ${clientWidth}` }];
}

/** Text that ends at an edge behind which nobody can look. */
function cutTexts(texts: Text[]): Finding[] {
  return texts.flatMap((text) => {
    const element = text.parentElement;
    if (element === null || isShortened(element)) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const over = overflowOf(boxOf(text), element);
    // The box of a line is higher than its letters.
    const cut = over.x > 1 || over.y > size * 0.3 || hidesOwnText(element) || leavesControl(text, element);
    return cut ? [finding("cut text", element, `${shortText(text)} by ${say(over)}`)] : [];
  });
}

function hidesOwnText(element: HTMLElement): boolean {
  const { overflowX } = getComputedStyle(element);
  return isClip(overflowX) && element.scrollWidth > element.clientWidth + 1;
}

/** Text that sticks out of its button. */
function leavesControl(text: Text, element: HTMLElement): boolean {
  const control = element.closest("button, a.button");
  if (control === null) return false;
  const { display, overflowX } = getComputedStyle(control);
  if (display === "inline" || overflowX === "auto") return false;
  const [inner, outer] = [boxOf(text), control.getBoundingClientRect()];
  return inner.left < outer.left - 1 || inner.right > outer.right + 1;
}

/** Names have any length. One that ends in “…” is whole in its tooltip. */
function isShortened(element: HTMLElement): boolean {
  const whole = element.closest<HTMLElement>("[title]")?.title ?? "";
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(at);
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return whole.includes(at.textContent.trim());
  }
  return false;
}

/** Text with something else over its middle. The top of a card is enough to know it. */
function coveredTexts(texts: Text[]): Finding[] {
  return texts.flatMap((text) => {
    const element = text.parentElement;
    const line = firstLineOf(text);
    if (element === null || line === undefined || element.closest(".card") !== null || isShortened(element))
      return [];
    const over = overflowOf(line, element);
    const met = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    if (met === null || over.x > 1 || over.y > 1 || isScrolledAway(element, line)) return [];
    if (met.closest(MAY_COVER) !== null || !isPaintedOver(met, element)) return [];
    return [finding("covered text", element, `${shortText(text)} under ${nameOf(met)}`)];
  });
}

function firstLineOf(text: Text): DOMRect | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].find(({ width }) => width > 0);
}

/** Something is drawn over the text, and stays there: the text can scroll out from under a bar. */
function isPaintedOver(met: Element, element: Element): boolean {
  let painted = false;
  for (let at: Element | null = met; at !== null && !at.contains(element); at = at.parentElement) {
    const { position, backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    if (element.contains(at) || position === "sticky" || position === "fixed" || opacity === "0") return false;
    const hasText = [...at.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    painted ||=
      hasText || at.localName === "svg" || backgroundImage !== "none" || !/^rgba\(.*, 0\)$/.test(backgroundColor);
  }
  return painted;
}

function isScrolledAway(element: Element, { left, right, top, bottom }: Box): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY) && (top < edge.top || bottom > edge.bottom)) return true;
    if (/auto|scroll/.test(overflowX) && (left < edge.left || right > edge.right)) return true;
  }
  return false;
}

/** Words that do not fit between two edges, and columns of a letter or two. */
function brokenWords(texts: Text[]): Finding[] {
  return texts.flatMap((text) => {
    const element = text.parentElement;
    if (element === null || element.closest("code, .anywhere") !== null) return [];
    const lines = linesOf(text);
    if (lines < 2) return [];
    const { fontSize, hyphens } = getComputedStyle(element);
    const letters = (text.data.match(/\p{L}/gu) ?? []).length;
    if (lines > 3 && letters / lines < 2.5)
      return [finding("broken word", element, `${shortText(text)}: ${lines} lines`)];
    if (hyphens === "auto" || boxOf(text).right - boxOf(text).left > 20 * Number.parseFloat(fontSize)) return [];
    const broken = [...text.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)].find((word) => linesOf(text, word) > 1);
    return broken ? [finding("broken word", element, broken[0])] : [];
  });
}

/** Controls of which a part lies where nobody can scroll to. */
function lostControls(controls: HTMLElement[]): { control: HTMLElement; finding: Finding }[] {
  return controls.flatMap((control) => {
    const over = overflowOf(control.getBoundingClientRect(), control);
    if (over.x <= 2 && over.y <= 2) return [];
    return [{ control, finding: finding("lost control", control, `by ${say(over)}`) }];
  });
}

/** Controls that something else covers, also when they are scrolled to. */
function coveredControls(controls: HTMLElement[]): Finding[] {
  const restore = rememberScrolling();
  const found = controls.flatMap((control) => {
    const other = coverOf(control);
    return other === null ? [] : [finding("covered control", control, `under ${nameOf(other)}`)];
  });
  restore();
  return found;
}

/** Returns what lies over the middle of a control, or null if the control can be hit. */
function coverOf(control: HTMLElement): Element | null {
  let met = hit(control);
  if (isOpen(met, control)) return null;
  control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  met = hit(control);
  if (isOpen(met, control)) return null;
  if (control.matches(OVERLAPPING) && openWidth(control) >= FINGER) return null;
  return met ?? document.documentElement;
}

function isOpen(met: Element | null, control: HTMLElement): boolean {
  return met !== null && (belongs(met, control) || met.closest(MAY_COVER) !== null);
}

/** A link of several lines has a box for each: the widest is the easiest to hit. */
function hit(control: HTMLElement): Element | null {
  const box = [...control.getClientRects()].toSorted((one, other) => other.width - one.width)[0];
  if (box === undefined) return null;
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
}

function belongs(met: Element, control: HTMLElement): boolean {
  const labels = "labels" in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  return [control, ...labels].some((one) => one.contains(met)) || met.contains(control);
}

function openWidth(control: HTMLElement): number {
  const { left, right, top, height } = control.getBoundingClientRect();
  let open = 0;
  for (let x = left + 1; x < right; x += 2) {
    const met = document.elementFromPoint(x, top + height * 0.4);
    if (met !== null && control.contains(met)) open += 2;
  }
  return open;
}

function rememberScrolling(): () => void {
  const all = [...document.querySelectorAll("*")].filter(
    (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
  );
  const before = all.map((one) => ({ one, top: one.scrollTop, left: one.scrollLeft }));
  return () => {
    for (const { one, top, left } of before) one.scrollTo({ top, left, behavior: "instant" });
  };
}

/** How far a box reaches over the edges that cut it: of the page, and of parts that do not scroll. */
function overflowOf(box: Box, element: Element): { x: number; y: number } {
  const over = { x: 0, y: 0 };
  const shown = { x: true, y: true };
  for (let at = containerOf(element); at !== null && at !== document.body; at = containerOf(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (/auto|scroll/.test(overflowX)) shown.x = false;
    if (/auto|scroll/.test(overflowY)) shown.y = false;
    if (shown.x && isClip(overflowX)) over.x = Math.max(over.x, edge.left - box.left, box.right - edge.right);
    if (shown.y && isClip(overflowY)) over.y = Math.max(over.y, edge.top - box.top, box.bottom - edge.bottom);
  }
  const page = document.documentElement;
  if (shown.x) over.x = Math.max(over.x, -box.left - scrollX, box.right + scrollX - page.clientWidth);
  if (shown.y) over.y = Math.max(over.y, -box.top - scrollY, box.bottom + scrollY - page.scrollHeight);
  return over;
}

/** Returns the nearest element that can cut this one: what is positioned ignores edges in between. */
function containerOf(element: Element): Element | null {
  const { position } = getComputedStyle(element);
  let at = element.parentElement;
  if (position === "fixed") return null;
  if (position !== "absolute") return at;
  while (at !== null && !holdsPositioned(at)) at = at.parentElement;
  return at;
}

function holdsPositioned(element: Element): boolean {
  const { position, transform, translate, rotate, containerType, contain } = getComputedStyle(element);
  const moved = [transform, translate, rotate].some((one) => one !== "none");
  return (
    position !== "static" || moved || containerType !== "normal" || /layout|paint|strict|content/.test(contain)
  );
}

function isClip(overflow: string): boolean {
  return overflow === "hidden" || overflow === "clip";
}

function shownTexts(): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/[\p{L}\p{N}]/u.test(text.data) && text.parentElement !== null && isShown(text.parentElement))
      texts.push(text);
  }
  return texts;
}

function isShown(element: Element): boolean {
  if (element.closest("svg, select, [inert]") !== null) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    if (isForReadersOnly(at)) return false;
  return true;
}

/** For screen readers, not for the eye. */
function isForReadersOnly(element: Element): boolean {
  const { clipPath, width, height } = getComputedStyle(element);
  return clipPath === "inset(50%)" || (width === "1px" && height === "1px");
}

function isControlShown(control: HTMLElement): boolean {
  const { width, height } = control.getBoundingClientRect();
  return width > 2 && height > 2 && (isShown(control) || (control.matches("select") && control.checkVisibility()));
}

function boxOf(text: Text): Box {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** The number of lines that a text, or one word of it, takes. */
function linesOf(text: Text, word?: RegExpExecArray): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (word !== undefined) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
  }
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const tops: number[] = [];
  for (const { top, height } of rects) if (tops.every((one) => Math.abs(one - top) > height / 2)) tops.push(top);
  return tops.length;
}

function finding(rule: Finding["rule"], element: Element, detail: string): Finding {
  return { rule, what: nameOf(element), detail };
}

/** Names an element by its way from the screen, without the classes that Svelte adds. */
function nameOf(element: Element): string {
  const names: string[] = [];
  for (
    let at: Element | null = element;
    at !== null && at !== document.body && names.length < 4;
    at = at.parentElement
  ) {
    const classes = [...at.classList].filter((one) => !one.startsWith("svelte-"));
    names.unshift([at.localName, ...classes].join("."));
  }
  return names.join(" > ");
}

function shortText(text: Text): string {
  return `“${text.data.replace(/\s+/g, " ").trim().slice(0, 40)}”`;
}

function say({ x, y }: { x: number; y: number }): string {
  return `${Math.round(x)}, ${Math.round(y)}`;
}

/** Everything above, for the page. */
export const IN_PAGE = [
  findings,
  wideDocument,
  cutTexts,
  hidesOwnText,
  coveredTexts,
  firstLineOf,
  isPaintedOver,
  isScrolledAway,
  leavesControl,
  isShortened,
  brokenWords,
  lostControls,
  coveredControls,
  coverOf,
  hit,
  isOpen,
  belongs,
  openWidth,
  rememberScrolling,
  overflowOf,
  containerOf,
  holdsPositioned,
  isClip,
  shownTexts,
  isShown,
  isForReadersOnly,
  isControlShown,
  boxOf,
  linesOf,
  finding,
  nameOf,
  shortText,
  say,
]
  .map(String)
  .concat(
    Object.entries({ CONTROLS, OVERLAPPING, FINGER, MAY_COVER }).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
  )
  .join("\n");
