/** Things that are only seen on their way: the backs of cards that are dealt to others. */

import { moving } from "../settings/motion";
import { rectOf } from "./anchors";

interface Flight {
  /** The classes that draw it. */
  look: string;
  width: number;
  from: string;
  to: string;
  duration: number;
  delay: number;
}

/** Nothing of it stays: what arrives is shown by the table itself. */
export function sendGhost({ look, width, from, to, duration, delay }: Flight): void {
  const start = rectOf(from);
  const end = rectOf(to);
  if (moving(duration) === 0 || start === null || end === null) return;
  const ghost = document.createElement("span");
  ghost.className = look;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", zIndex: "8", opacity: "0" });
  ghost.style.setProperty("--card", `${width}px`);
  document.body.append(ghost);
  const at = (rect: DOMRect, size: number, turn: number) =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - width * 0.71}px) scale(${size}) rotate(${turn}deg)`;
  const way = [
    { transform: at(start, 1, 0), opacity: 1 },
    { transform: at(end, 0.6, 100), opacity: 1, offset: 0.85 },
    { transform: at(end, 0.5, 120), opacity: 0 },
  ];
  const timing = { duration: moving(duration), delay: moving(delay), easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
  ghost.animate(way, timing).onfinish = () => ghost.remove();
}
