import { describe, expect, it } from "vitest";
import { matters } from "../src/lib/matters";
import type { GameInfo } from "../src/protocol";

type Option = GameInfo["options"][number];

function option(name: string, players: number[], when: Option["when"] = null): Option {
  return { name, text: name, values: [], default: "", written: false, players, when };
}

describe("what a new table is asked", () => {
  const rivals = option("rivals", [2]);
  const strength = option("strength", [1, 2], { name: "rivals", value: "machine" });
  const all = [rivals, strength];
  const asked = (players: number, rivals = "people"): string[] =>
    all.filter((one) => matters(one, all, players, { rivals })).map((one) => one.name);

  it("depends on how many play and on what else is chosen", () => {
    expect(asked(2)).toEqual(["rivals"]);
    expect(asked(2, "machine")).toEqual(["rivals", "strength"]);
    expect(asked(3, "machine")).toEqual([]);
  });

  it("leaves out a condition on what is not asked itself", () => {
    expect(asked(1)).toEqual(["strength"]);
  });
});
