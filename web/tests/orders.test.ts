import { describe, expect, it } from "vitest";
import type { Order } from "../src/boards/contract";
import { allOrdered, common, inAdvance, ordered } from "../src/lib/orders";
import type { Ask } from "../src/protocol";

const text = "";
const known: Order[] = [
  { prompt: "window.a", key: "pass", text },
  { prompt: "window.b", key: "pass", text },
];

function asking(prompt: string, ...keys: string[]): Ask {
  return { prompt, text, options: keys.map((key) => ({ key, text, targets: [], group: null })) };
}

describe("standing orders", () => {
  it("are given, changed and withdrawn one by one", () => {
    const one = ordered({}, "window.a", "turn");
    expect(one).toEqual({ "window.a": "turn" });
    expect(ordered(one, "window.a", "always")).toEqual({ "window.a": "always" });
    expect(ordered({ ...one, "window.b": "turn" }, "window.a", "")).toEqual({ "window.b": "turn" });
    expect(one).toEqual({ "window.a": "turn" });
  });

  it("are given and withdrawn all at once", () => {
    expect(allOrdered(known, "always")).toEqual({ "window.a": "always", "window.b": "always" });
    expect(allOrdered(known, "")).toEqual({});
  });

  it("say how long all of them hold", () => {
    expect(common(known, {})).toBe("");
    expect(common(known, allOrdered(known, "turn"))).toBe("turn");
    expect(common(known, { "window.a": "turn" })).toBeNull();
    expect(common([], {})).toBe("");
  });

  it("are offered at a question that the game lets be answered in advance", () => {
    expect(inAdvance(known, asking("window.b", "card x", "pass"))?.key).toBe("pass");
    expect(inAdvance(known, asking("turn.act", "pass"))).toBeUndefined();
    expect(inAdvance(known, asking("window.b", "card x"))).toBeUndefined();
    expect(inAdvance(known, null)).toBeUndefined();
  });
});
