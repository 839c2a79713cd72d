/** Which language is spoken: the one chosen here, else the one that the browser prefers. */

import { words } from "./api";
import { change, settings } from "./settings.svelte";
import { tongue } from "./tongue.svelte";

const AGAIN = 2000;

/** Speaks another language from now on; what is on the page asks for its texts anew. */
export async function speak(lang: string): Promise<void> {
  tongue.learn(await words(lang));
  change({ lang });
}

/** The words to begin with, as soon as the server has them to give. */
export async function learnToSpeak(): Promise<void> {
  for (;;) {
    try {
      tongue.learn(await words(settings.lang));
      return;
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
