import { webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

type Told = Parameters<typeof import("../src/lib/dice").due>[0];

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await webcrypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const told = (more: Partial<Told> = {}): Told => ({
  match: "m",
  you: 0,
  commitment: "bound",
  words: [],
  word_due: true,
  over: null,
  ...more,
});

const over = (seed: string): Told["over"] => ({ seed }) as Told["over"];

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { baseURI: "http://host.test/" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("words for the dice", () => {
  it("is drawn once a match, as the server wants it, and kept", async () => {
    const { first } = await import("../src/lib/dice");
    const word = await first("m", "bound");
    expect(word).toMatch(/^[0-9a-f]{64}$/);
    vi.resetModules();
    expect(await (await import("../src/lib/dice")).first("m", "bound")).toBe(word);
    expect(await first("another", "bound")).not.toBe(word);
  });

  it("gives the next word only where one is due, and it was fixed before", async () => {
    const { due, first } = await import("../src/lib/dice");
    expect(await due(told({ word_due: false }))).toBeNull();
    const one = await first("m", "bound");
    expect(await due(told())).toBe(one);
    const words = [
      { start: 0, seat: 0, word: one },
      { start: 4, seat: 1, word: "0".repeat(64) },
    ];
    const two = (await due(told({ words }))) ?? "";
    expect(await hash(two)).toBe(one);
    const three = (await due(told({ words: [...words, { start: 4, seat: 0, word: two }] }))) ?? "";
    expect(await hash(three)).toBe(two);
    expect(await due(told({ words, over: over("seed") }))).toBeNull();
  });

  it("begins with the same word at another seat of this device", async () => {
    const { due, first } = await import("../src/lib/dice");
    const word = await first("m", "bound");
    expect(await due(told({ you: 1, words: [{ start: 0, seat: 0, word }] }))).toBe(word);
  });

  it("has one word where nothing can be hashed", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) });
    const { due, first, honest, note } = await import("../src/lib/dice");
    const word = await first("m", "bound");
    const words = [{ start: 0, seat: 0, word }];
    expect(word).toMatch(/^[0-9a-f]{64}$/);
    expect(await due(told({ words }))).toBeNull();
    await note(told({ words }));
    expect(await honest(told({ words, over: over("seed") }))).toBe(true);
    expect(await honest(told({ over: over("seed") }))).toBe(false);
  });

  it("finds out a host who leaves a word out, moves it, or shows another seed", async () => {
    const { due, first, honest, note } = await import("../src/lib/dice");
    const commitment = await hash("seed|m");
    const one = { start: 0, seat: 0, word: await first("m", commitment) };
    const other = { start: 4, seat: 1, word: "0".repeat(64) };
    const two = { start: 5, seat: 0, word: (await due(told({ commitment, words: [one, other] }))) ?? "" };
    const words = [one, other, two];
    expect(await honest(told({ commitment, words }))).toBeNull();
    await note(told({ commitment, words }));
    expect(await honest(told({ commitment, words }))).toBe(true);
    expect(await honest(told({ commitment, words, over: over("seed") }))).toBe(true);
    expect(await honest(told({ commitment, words, over: over("another") }))).toBe(false);
    expect(await honest(told({ commitment: await hash("another|m"), words, over: over("another") }))).toBe(false);
    expect(await honest(told({ commitment, words: [one, other] }))).toBe(false);
    expect(await honest(told({ commitment, words: [one, other, { ...two, start: 9 }] }))).toBe(false);
  });

  it("says nothing about a match in which this browser gave none", async () => {
    const { honest, note } = await import("../src/lib/dice");
    await note(told({ words: [{ start: 0, seat: 1, word: "0".repeat(64) }] }));
    expect(await honest(told({ words: [{ start: 0, seat: 1, word: "0".repeat(64) }] }))).toBeNull();
  });
});
