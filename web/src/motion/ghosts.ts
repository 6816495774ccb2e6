/** Elements that exist only while they fly: coins, swapped cards, the backs of dealt cards. */

import type { Attachment } from "svelte/attachments";
import { motionTime } from "../settings/motion";
import { rectOf } from "./anchors";

interface Way {
  /** Names of places. */
  from: string;
  to: string;
  duration: number;
  delay?: number;
}

interface Ghost extends Way {
  /** CSS classes that draw it. */
  look: string;
  width: number;
}

/** Animates an overlay element from one place to another. The table itself draws what arrives. */
export function flyBetween(way: Way): Attachment<HTMLElement> {
  return (element) => {
    const half = { x: element.offsetWidth / 2, y: element.offsetHeight / 2 };
    const flight = fly(element, way, half, [0.6, 1, 1, 0.7], 0);
    return () => flight?.cancel();
  };
}

/** Flies the back of a card from one place to another and removes it. */
export function sendGhost({ look, width, ...way }: Ghost): void {
  const ghost = document.createElement("span");
  ghost.className = look;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", zIndex: "8", opacity: "0" });
  ghost.style.setProperty("--card", `${width}px`);
  document.body.append(ghost);
  const flight = fly(ghost, way, { x: width / 2, y: width * 0.71 }, [1, 1, 0.6, 0.5], 120);
  if (flight === null) ghost.remove();
  else flight.onfinish = () => ghost.remove();
}

/** `sizes` are the scales when it appears, starts, arrives and disappears. Returns null if there is nothing to
 * animate.
 */
function fly(
  element: HTMLElement,
  { from, to, duration, delay = 0 }: Way,
  half: { x: number; y: number },
  [before, leaving, there, gone]: readonly [number, number, number, number],
  turn: number,
): Animation | null {
  const [start, end] = [rectOf(from), rectOf(to)];
  if (motionTime(duration) === 0 || start === null || end === null) return null;
  const at = (rect: DOMRect, size: number, turned: number) =>
    `translate(${rect.x + rect.width / 2 - half.x}px, ${rect.y + rect.height / 2 - half.y}px) scale(${size}) rotate(${turned}deg)`;
  const frames = [
    { transform: at(start, before, 0), opacity: 0 },
    { transform: at(start, leaving, 0), opacity: 1, offset: 0.1 },
    { transform: at(end, there, turn * 0.85), opacity: 1, offset: 0.88 },
    { transform: at(end, gone, turn), opacity: 0 },
  ];
  const timing = {
    duration: motionTime(duration),
    delay: motionTime(delay),
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  };
  return element.animate(frames, { ...timing, fill: "both" });
}
