import { describe, expect, it } from "vitest";
import { fill } from "../src/lib/say";
import { de } from "../src/texts/de";
import { en } from "../src/texts/en";

/** The names in braces that a text is filled with. */
const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? "").sort();

describe("the shell's own words", () => {
  it("are there in both languages, with the same blanks", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(en)) {
      const german = de[id as keyof typeof de];
      expect(german.trim(), id).not.toBe("");
      expect(new Set(blanks(german)), id).toEqual(new Set(blanks(text)));
    }
  });

  it("are filled in, and choose by number", () => {
    expect(fill("{n|one choice|# choices}", { n: 1 })).toBe("one choice");
    expect(fill("{n|one choice|# choices}", { n: 12 })).toBe("12 choices");
    expect(fill("Hand over to {name}", { name: "Ann" })).toBe("Hand over to Ann");
  });

  it("are all used", async () => {
    const { readdirSync, readFileSync } = await import("node:fs");
    const sources = (folder: string): string =>
      readdirSync(folder, { withFileTypes: true })
        .map((entry) => {
          const path = `${folder}/${entry.name}`;
          if (entry.isDirectory()) return entry.name === "texts" || entry.name === "boards" ? "" : sources(path);
          return readFileSync(path, "utf8");
        })
        .join("\n");
    const source = sources(new URL("../src", import.meta.url).pathname);
    const unused = Object.keys(en).filter((id) => !new RegExp(`["']${id}["']`).test(source));
    expect(unused).toEqual([]);
  });
});
