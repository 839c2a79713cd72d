import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ICONS } from "../build/icons";
import { credits, symbols } from "../build/sprite";
// @ts-expect-error a plain script, also run by the build
import { LIMIT, weigh } from "../build/weigh.mjs";

const built = new URL("../../src/quarterdeck/server/client/index.html", import.meta.url);

describe("what a browser loads", () => {
  it.skipIf(!existsSync(built))("is under 250 kB compressed, without fonts", () => {
    expect(LIMIT).toBe(250_000);
    expect(weigh()).toBeLessThan(LIMIT);
  });

  it("has every icon that is named, and credits each", () => {
    const sprite = symbols();
    for (const name of Object.keys(ICONS)) expect(sprite).toContain(`id="i-${name}"`);
    const credited = credits().flatMap((set) => set.icons);
    expect(credited).toHaveLength(Object.keys(ICONS).length);
  });
});
