/** A text that stands for this browser, so that a seat's holder can be told of another one. */

import { newId } from "./ids";
import { load, save } from "./store";

let known = "";

export function device(): string {
  known ||= load("device", "") || newId();
  save("device", known);
  return known;
}
