/** What a person chose for this browser, kept in it. */

import { load, save } from "./store";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Confirm = "auto" | "always" | "never";

export interface Kept {
  /** Empty: the one that the browser prefers. */
  lang: string;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  sound: boolean;
  keys: boolean;
  text: boolean;
  name: string;
}

function defaults(): Kept {
  return {
    lang: "",
    theme: "auto",
    motion: "auto",
    confirm: "auto",
    sound: false,
    keys: true,
    text: false,
    name: "",
  };
}

/** A media query as a rune. */
class Media {
  matches = $state(false);

  constructor(query: string) {
    if (typeof matchMedia === "undefined") return;
    const list = matchMedia(query);
    this.matches = list.matches;
    list.addEventListener("change", () => (this.matches = list.matches));
  }
}

const darkSystem = new Media("(prefers-color-scheme: dark)");
const calmSystem = new Media("(prefers-reduced-motion: reduce)");
const fingers = new Media("(pointer: coarse)");
/** Whether something can be pointed at without being touched. */
export const hovers = new Media("(hover: hover)");

/** The breakpoints of the design: one column below 700, the rail beside the board from 1100. */
export const narrow = new Media("(max-width: 699.98px)");
export const wide = new Media("(min-width: 1100px)");

export const settings: Kept = $state({ ...defaults(), ...load<Partial<Kept>>("settings", {}) });

export function change(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  save("settings", $state.snapshot(settings));
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && darkSystem.matches);
}

export function moves(): boolean {
  return settings.motion === "on" || (settings.motion === "auto" && !calmSystem.matches);
}

/** Where fingers tap, a move is confirmed unless its player says otherwise; undo is one click away for the rest. */
export function confirms(): boolean {
  return settings.confirm === "always" || (settings.confirm === "auto" && fingers.matches);
}
