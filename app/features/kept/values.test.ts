import { expect, it } from "vitest";
import { keptAt } from "./values.ts";

it("papers that were ticked for one building are not ready for another, and the texts go on", () => {
  const base = { address: "", "papers permit": "", "papers lift": "✓" };
  const mine = { address: "Flat 12", "papers permit": "✓", "papers lift": "✓" };
  const kept = { base, mine, sent: false, ticksOf: "tower A" };
  expect(keptAt("tower A", kept, base)).toEqual(kept);
  const there = { address: "", "papers permit": "" };
  expect(keptAt("tower B", kept, there)).toEqual({
    base: there,
    mine: { address: "Flat 12", "papers permit": "" },
    sent: false,
    ticksOf: "tower B",
  });
});
