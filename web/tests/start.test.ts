import { beforeEach, describe, expect, it, vi } from "vitest";

let asked: [string, Record<string, unknown>][] = [];

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  asked = [];
  vi.stubGlobal("document", { baseURI: "http://host.test/" });
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    asked.push([url.pathname, JSON.parse(String(init.body)) as Record<string, unknown>]);
    const made = { match: "abc", tokens: ["t", null], invitations: [null, null], maker: "m", watch: "w" };
    const answer = url.pathname.endsWith("seeds") ? { seed_id: "abc", commitment: "bound" } : made;
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 201 }));
  });
});

describe("setting a table up", () => {
  it("asks for a seed before it tells a word for the dice", async () => {
    const { open } = await import("../src/lib/start");
    await open({ game: "ahoy", seats: [{ kind: "human" }, { kind: "bot" }] });
    const { first } = await import("../src/lib/dice");
    expect(asked.map(([path]) => path)).toEqual(["/api/v2/seeds", "/api/v2/matches"]);
    expect(asked[0]?.[1]).toEqual({});
    expect(asked[1]?.[1]).toMatchObject({ seed_id: "abc", entropy: await first("abc", "bound") });
  });
});
