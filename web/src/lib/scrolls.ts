/** For what scrolls: reachable by Tab, so that the arrow keys scroll it there instead of walking the options. */
export function scrolls(element: HTMLElement): void {
  element.tabIndex = 0;
  element.dataset["arrows"] = "";
}
