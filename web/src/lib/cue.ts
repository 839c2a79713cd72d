/** "It is your turn", where a player who looks elsewhere notices: title, icon and, if asked for, a bell. */

import { settings } from "./settings.svelte";

let bell: AudioContext | null = null;

/** A small ship's bell, made of two decaying partials; nothing is loaded. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  bell ??= new AudioContext();
  const start = bell.currentTime;
  for (const [pitch, loud, long] of [
    [1318, 0.12, 1.1],
    [2637, 0.05, 0.6],
  ] as const) {
    const tone = bell.createOscillator();
    const gain = bell.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(gain).connect(bell.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}

export function cue(title: string, yours: boolean): void {
  document.title = yours ? `● ${title}` : title;
  const icon = document.getElementById("favicon");
  const href = new URL(yours ? "favicon-turn.svg" : "favicon.svg", document.baseURI).href;
  if (icon instanceof HTMLLinkElement && icon.href !== href) icon.href = href;
}
