import { beforeEach, describe, expect, it, vi } from "vitest";

const claimed = { match: "m", game: "ahoy", seat: 1, token: "token" };
const ids = (): string[] => asked.map(({ claim_id }) => claim_id as string);
let asked: Record<string, unknown>[] = [];
let answers: (Response | null)[] = [];

const ok = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });
const refused = (): Response => {
  const message = "taken";
  return new Response(JSON.stringify({ type: "error", code: "refused", message }), { status: 409 });
};

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  asked = [];
  vi.stubGlobal("document", { baseURI: "http://host.test/" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("setTimeout", (done: () => void) => queueMicrotask(done));
  vi.stubGlobal("fetch", (_url: URL, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("cut"));
  });
});

describe("sitting down by an invitation", () => {
  it("claims under the same id after a cut, so that an answer that was lost is given again", async () => {
    const { claim } = await import("../src/lib/claims");
    answers = [null, null, ok(claimed)];
    expect(await claim("invitation", "Ben")).toEqual(claimed);
    expect(ids()).toHaveLength(3);
    expect(new Set(ids()).size).toBe(1);
    expect(ids()[0]?.length).toBeGreaterThanOrEqual(16);
  });

  it("keeps the id for the next try, even after the page was closed", async () => {
    answers = [null, null, null, null];
    await expect((await import("../src/lib/claims")).claim("invitation")).rejects.toThrow();
    vi.resetModules();
    answers = [ok(claimed)];
    await (await import("../src/lib/claims")).claim("invitation");
    expect(new Set(ids()).size).toBe(1);
  });

  it("does not ask again when the seat is somebody else's", async () => {
    const { claim } = await import("../src/lib/claims");
    answers = [refused()];
    await expect(claim("invitation")).rejects.toMatchObject({ code: "refused" });
    expect(asked).toHaveLength(1);
  });

  it("renews a link by claiming the invitation to one's own seat", async () => {
    const { renewed } = await import("../src/lib/claims");
    answers = [ok({ match: "m", seat: 1, invitation: "own" }), ok(claimed)];
    expect(await renewed("m", "old")).toBe("token");
    expect(asked[1]).toMatchObject({ invitation: "own" });
  });
});
