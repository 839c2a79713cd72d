/** The words of the shell and of the boards, in the language that is spoken; their files come from the server. */

import type { Text } from "../protocol";
import type { Said } from "../said";
import { tongue } from "./tongue.svelte";

export type { Said };

/** What a message has to be told: nothing, or each of its arguments. */
type Told<Names extends string> = [Names] extends [never] ? [] : [args: Record<Names, string | number>];

/** A speaker for the words of one file: `shell`, or a board's. */
export function speaker<File extends keyof Said>(
  file: File,
): <Id extends keyof Said[File] & string>(id: Id, ...told: Told<Said[File][Id] & string>) => string {
  return (id, ...[args]) => tongue.say(file, id, args);
}

export const say = speaker("shell");

/** A text from the server, which is in the viewer's language; nothing where there is none. */
export function said(text: Text | null | undefined): string {
  return text ?? "";
}
