/** Keys at the table: numbers pick, arrows walk, Enter commits; single letters can be switched off. */

import { typed } from "./options";

export interface Does {
  count: () => number;
  letters: () => boolean;
  /** While a dialog is open its own keys count. */
  busy: () => boolean;
  take: (number: number) => void;
  walk: (by: number) => void;
  enter: () => void;
  escape: () => void;
  letter: (letter: string) => void;
}

const PAUSE = 700;
const WALKS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}

/** Enter on something that acts by itself is left to it. */
function acts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button], [role=tab]") !== null;
}

/** What scrolls has the arrows for itself while it has the focus, not while something inside it has. */
function ownsArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("[data-arrows]");
}

export function handle(does: Does): (event: KeyboardEvent) => void {
  let digits = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    clearTimeout(timer);
    const number = Number(digits);
    digits = "";
    if (number >= 1 && number <= does.count()) does.take(number);
  }

  function digit(key: string): void {
    clearTimeout(timer);
    digits += key;
    const meant = typed(digits, does.count());
    if (meant === "wait") timer = setTimeout(settle, PAUSE);
    else if (meant === "none") digits = "";
    else settle();
  }

  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (does.busy() || typing(event.target)) return;
    const by = WALKS[event.key];
    if (event.key === "Escape") does.escape();
    else if (event.key === "Enter" && digits) settle();
    else if (event.key === "Enter" && !acts(event.target)) does.enter();
    else if (by && !ownsArrows(event.target)) does.walk(by);
    else if (!does.letters()) return;
    else if (/^[0-9]$/.test(event.key)) digit(event.key);
    else if (event.key.length === 1 && event.key !== " ") return does.letter(event.key);
    else return;
    if (event.key !== "Escape") event.preventDefault();
  };
}
