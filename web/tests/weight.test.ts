import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ICONS } from "../build/icons";
import { credits, symbols } from "../build/sprite";
// @ts-expect-error a plain script, also run by the build
import { LIMIT, weigh, weights } from "../build/weigh.mjs";

const built = new URL("../../src/quarterdeck/server/client/index.html", import.meta.url);

describe("what a browser loads", () => {
  it.skipIf(!existsSync(built))("is under 250 kB compressed, without fonts", () => {
    expect(LIMIT).toBe(250_000);
    expect(weigh()).toBeLessThan(LIMIT);
  });

  it.skipIf(!existsSync(built))("is the shell first, and a board only with its game", () => {
    const boards = readdirSync(new URL("../src/boards", import.meta.url), { withFileTypes: true });
    const games = boards.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(Object.keys(weights().boards).sort()).toEqual(games.sort());
    const page = readFileSync(built, "utf8");
    expect(page).toContain("assets/index-");
    expect(page).not.toContain("board-");
  });

  it("has every icon that is named, and credits each", () => {
    const sprite = symbols();
    for (const name of Object.keys(ICONS)) expect(sprite).toContain(`id="i-${name}"`);
    const credited = credits().flatMap((set) => set.icons);
    expect(credited).toHaveLength(Object.keys(ICONS).length);
  });
});
