/** The language that is spoken here. Its words are the server's: a language more needs no new client. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { ClientWords } from "../protocol";

export type Args = Record<string, string | number>;

const NOTHING: ClientWords = { lang: "en", files: {}, languages: [] };

class Tongue {
  private words = $state.raw(NOTHING);
  private bundles = new Map<string, FluentBundle>();

  get lang(): string {
    return this.words.lang;
  }

  /** What there is to choose from. */
  get languages(): ClientWords["languages"] {
    return this.words.languages;
  }

  /** Speaks with these words from now on. */
  learn(words: ClientWords): void {
    this.bundles = new Map();
    this.words = words;
  }

  /** A message of a file. One that is not there, or lacks an argument, shows what is missing: no page fails by it. */
  say(file: string, id: string, args: Args = {}): string {
    const bundle = this.bundle(file);
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return `<${id}>`;
    const problems: Error[] = [];
    const said = bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) console.error(`${file}: ${id}: ${problem.message}`);
    return said;
  }

  private bundle(file: string): FluentBundle {
    const { files, lang } = this.words;
    let found = this.bundles.get(file);
    if (!found) {
      found = new FluentBundle([lang, "en"], { useIsolating: false });
      found.addResource(new FluentResource(files[file] ?? ""));
      this.bundles.set(file, found);
    }
    return found;
  }
}

export const tongue = new Tongue();
