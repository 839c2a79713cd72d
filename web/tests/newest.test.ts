import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newest, WAIT } from "../src/lib/newest";

describe("questions that come faster than answers", () => {
  const asked: number[] = [];
  let answer: (tooMany: boolean) => void = () => undefined;
  const show = newest((at: number) => {
    asked.push(at);
    return new Promise<boolean>((done) => (answer = done));
  });

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  const answered = async (tooMany = false): Promise<void> => {
    answer(tooMany);
    await vi.advanceTimersByTimeAsync(0);
  };

  it("are asked one at a time, and only the last of those that came meanwhile", async () => {
    for (const at of [1, 2, 3, 4]) show(at);
    expect(asked).toEqual([1]);
    await answered();
    expect(asked).toEqual([1, 4]);
    await answered();
    show(5);
    expect(asked).toEqual([1, 4, 5]);
    await answered();
  });

  it("are asked again where there were too many, or the newer one instead", async () => {
    show(1);
    await answered(true);
    expect(asked).toEqual([1]);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(asked).toEqual([1, 1]);
    await answered(true);
    show(2);
    await vi.advanceTimersByTimeAsync(WAIT);
    expect(asked).toEqual([1, 1, 2]);
    await answered();
  });
});
