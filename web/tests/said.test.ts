import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { say, speaker } from "../src/lib/say";
import { tongue } from "../src/lib/tongue.svelte";
import { filesOf, speak } from "./spoken";

const SRC = new URL("../src/", import.meta.url);

/** All that is written in a folder's sources, without what is left out. */
function sources(folder: URL, without: string[] = []): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !without.includes(entry.name) && !entry.name.endsWith(".d.ts"))
    .map((entry) => {
      if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder), without);
      return readFileSync(new URL(entry.name, folder), "utf8");
    })
    .join("\n");
}

const idsOf = (text: string): string[] => new FluentResource(text).body.map((message) => message.id);

describe("the client's own words", () => {
  it.each(Object.entries(filesOf("en")))("are all used: %s", (file, text) => {
    const source = file === "shell" ? sources(SRC, ["boards"]) : sources(new URL(`boards/${file}/`, SRC));
    const ids = idsOf(text);
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => !new RegExp(`["']${id}["']`).test(source))).toEqual([]);
  });

  it("are filled in, and choose by number", () => {
    speak("en");
    expect(say("choose-of", { n: 1 })).toBe("one choice");
    expect(say("choose-of", { n: 12 })).toBe("12 choices");
    expect(say("hand-over", { name: "Ann" })).toBe("Hand over to Ann");
    expect(speaker("ahoy")("map")).toBe("Map");
    speak("de");
    expect(say("choose-of", { n: 1200 })).toBe("1.200 Möglichkeiten");
  });

  it("show what is missing instead of failing", () => {
    const told = vi.spyOn(console, "error").mockReturnValue();
    tongue.learn({ lang: "en", files: { shell: "hello = Hello { $name }" }, languages: [] });
    expect(tongue.say("shell", "bye")).toBe("<bye>");
    expect(tongue.say("nowhere", "bye")).toBe("<bye>");
    expect(tongue.say("shell", "hello")).toBe("Hello {$name}");
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
