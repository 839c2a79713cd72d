/** The shell's hands on a board: lights up, names and makes reachable whatever carries `data-target`. */

import type { Option } from "../protocol";

export interface Lights {
  lit: Map<string, Option[]>;
  held: string[];
  picked: Option | null;
  preview: Option | null;
  label: (target: string, options: Option[]) => string;
}

function mark(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on);
}

function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** What the board itself called an element, and what the shell calls it meanwhile. */
interface Own {
  role: string | null;
  label: string | null;
  given: string | null;
}
const owns = new WeakMap<Element, Own>();

/** Makes an element a button; what the board says about it stays part of its name. */
function claim(element: Element, words: string): void {
  const label = element.getAttribute("aria-label");
  let own = owns.get(element);
  if (!own) {
    own = { role: element.getAttribute("role"), label, given: null };
    owns.set(element, own);
  } else if (own.given !== label) {
    own.label = label;
  }
  own.given = own.label && own.label !== words ? `${own.label}: ${words}` : words;
  put(element, "tabindex", "0");
  put(element, "role", "button");
  put(element, "aria-label", own.given);
}

/** Gives it back as the board drew it. */
function release(element: Element): void {
  const own = owns.get(element);
  const label = element.getAttribute("aria-label");
  put(element, "tabindex", null);
  put(element, "role", own?.role ?? null);
  put(element, "aria-label", own && own.given === label ? own.label : label);
  owns.delete(element);
}

/** Sets only what has changed, so that watching the board for changes comes to rest. */
export function light(board: Element, lights: Lights): void {
  // What has just lost its target is given back, too.
  for (const element of board.querySelectorAll("[data-target], [data-by-shell]")) {
    const target = element.getAttribute("data-target") ?? "";
    const options = lights.lit.get(target);
    const held = lights.held.includes(target);
    const reachable = Boolean(options) || held;
    mark(element, "data-lit", Boolean(options));
    mark(element, "data-held", held);
    mark(element, "data-picked", lights.picked?.targets.includes(target) ?? false);
    mark(element, "data-preview", lights.preview?.targets.includes(target) ?? false);
    if (reachable || element.hasAttribute("data-by-shell")) {
      mark(element, "data-by-shell", reachable);
      if (reachable) claim(element, lights.label(target, options ?? []));
      else release(element);
    }
  }
}

/** What a click means: the nearest thing that can be chosen, even where it lies below something that is explained. */
export function chosen(from: EventTarget | null): Element | null {
  const open = from instanceof Element ? from.closest("[data-lit], [data-held]") : null;
  return open ?? pointed(from);
}

/** The nearest element that can be pointed at or explained. */
export function pointed(from: EventTarget | null): Element | null {
  return from instanceof Element ? from.closest("[data-target], [data-about]") : null;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Where a box of this size goes beside a spot: below if there is room, else above; always inside the window. */
export function beside(
  spot: Spot,
  box: { width: number; height: number },
  screen: { width: number; height: number },
): {
  left: number;
  top: number;
} {
  const gap = 8;
  const below = spot.y + spot.height + gap;
  const fits = below + box.height <= screen.height - gap;
  const top = fits ? below : Math.max(gap, spot.y - box.height - gap);
  const middle = spot.x + spot.width / 2 - box.width / 2;
  const left = Math.max(gap, Math.min(middle, screen.width - box.width - gap));
  return { left, top: Math.min(top, Math.max(gap, screen.height - box.height - gap)) };
}
