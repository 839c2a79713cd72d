/** Which part of a map is shown: pan and zoom by wheel, drag, pinch and buttons. Sizes are in cells and pixels. */

export interface Place {
  x: number;
  y: number;
}

export interface Bounds extends Place {
  width: number;
  height: number;
}

export interface Port {
  /** The middle of what is shown, in cells. */
  x: number;
  y: number;
  /** Pixels a cell. */
  scale: number;
}

export const LEAST = 28;
export const MOST = 190;
/** A finger needs this much for one space. */
export const FINGER = 50;

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** All of the map, as long as a cell keeps `least` pixels; else as much as fits around the cell `focus`. */
export function fitted(bounds: Bounds, width: number, height: number, focus: Place | null, least = FINGER): Port {
  const whole = Math.min(width / bounds.width, height / bounds.height);
  const scale = clamp(whole, least, 130);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  if (whole >= least || !focus) return { ...middle, scale };
  return held({ x: focus.x + 0.5, y: focus.y + 0.5, scale }, bounds, width, height);
}

/** The same port moved so that it does not leave the map. */
export function held(port: Port, bounds: Bounds, width: number, height: number): Port {
  const along = (at: number, start: number, size: number, pixels: number): number => {
    const half = pixels / port.scale / 2;
    if (half * 2 >= size) return clamp(at, start + size - half, start + half);
    return clamp(at, start + half, start + size - half);
  };
  return {
    scale: port.scale,
    x: along(port.x, bounds.x, bounds.width, width),
    y: along(port.y, bounds.y, bounds.height, height),
  };
}

/** Zooms by a factor; the point `at` (pixels from the middle) stays where it is. */
export function zoomed(port: Port, factor: number, at: Place): Port {
  const scale = clamp(port.scale * factor, LEAST, MOST);
  const change = 1 / port.scale - 1 / scale;
  return { scale, x: port.x + at.x * change, y: port.y + at.y * change };
}

/** Moves by pixels. */
export function panned(port: Port, dx: number, dy: number): Port {
  return { ...port, x: port.x - dx / port.scale, y: port.y - dy / port.scale };
}

export function shows(port: Port, place: Place, width: number, height: number): boolean {
  const dx = Math.abs(place.x + 0.5 - port.x) * port.scale;
  const dy = Math.abs(place.y + 0.5 - port.y) * port.scale;
  return dx <= width / 2 && dy <= height / 2;
}

interface Handlers {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Place) => void;
}

/** How far a pointer may stray, in pixels, and still mean a click; fingers are less steady. */
const STRAY = { mouse: 5, touch: 12 };

/** Listens to wheel and pointers of an element; a drag is not taken for a click. */
export function gestures(element: HTMLElement | SVGElement, handlers: Handlers): () => void {
  const pointers = new Map<number, Place>();
  let start: Place = { x: 0, y: 0 };
  let dragged = false;

  const middled = (x: number, y: number): Place => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const down = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    if (pointers.size === 0) [start, dragged] = [at, false];
    pointers.set(event.pointerId, at);
  };
  const pinch = (last: Place, now: Place, other: Place): void => {
    const was = Math.hypot(last.x - other.x, last.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) handlers.zoom(is / was, middled((now.x + other.x) / 2, (now.y + other.y) / 2));
    dragged = true;
  };
  const move = (event: PointerEvent): void => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    const stray = event.pointerType === "mouse" ? STRAY.mouse : STRAY.touch;
    if (other) pinch(last, now, other);
    else if (dragged) handlers.pan(now.x - last.x, now.y - last.y);
    else dragged = Math.hypot(now.x - start.x, now.y - start.y) > stray;
    pointers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
  };
  const click = (event: Event): void => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    handlers.zoom(Math.exp(-clamp(event.deltaY, -120, 120) / 500), middled(event.clientX, event.clientY));
  };

  const node = element as HTMLElement;
  node.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    node.removeEventListener("click", click, true);
    node.removeEventListener("wheel", wheel);
  };
}
