import { InputRefused } from "@site/engine/check.ts";
import { describe, expect, it } from "vitest";
import type { Calculator } from "./calculator.ts";
import { list, number } from "./fields.ts";
import { change, queryOf, readCalculation } from "./state.ts";

const fields = {
  wall: number({ usual: 10, min: 1, max: 100 }),
  glass: number({ usual: 2, min: 0, max: 100 }),
};
const calculator: Calculator<typeof fields, number> = {
  slug: "fresh-air",
  version: 3,
  engine: "1",
  fields,
  compute({ wall, glass }) {
    if (glass > wall) throw new InputRefused([{ field: "glass", problem: "glass-exceeds-wall", limit: wall }]);
    return wall - glass;
  },
  answer: () => "",
  summary: () => [],
  service: () => "other",
  fromOlder: (query) => new URLSearchParams({ wall: String(Number(query.get("wall_cm")) / 100) }),
};
const at = (query: string) => readCalculation(calculator, new URLSearchParams(query));

describe("a calculation read from its address", () => {
  it("uses the defaults if a parameter is missing", () =>
    expect(at("")).toMatchObject({ result: 8, stale: false, asked: false, problems: [] }));

  it("keeps the last valid result, marked as old, while a field is refused", () =>
    expect(at("wall=20&glass=x")).toMatchObject({
      ...{ result: 18, stale: true, raw: { wall: "20", glass: "x" } },
      problems: [{ field: "glass", problem: "not-a-number" }],
    }));

  it("falls back to the defaults if the engine refuses the input", () =>
    expect(at("wall=20&glass=30")).toMatchObject({
      ...{ result: 8, stale: true, input: { wall: 10, glass: 2 } },
      problems: [{ field: "glass", problem: "glass-exceeds-wall", limit: 20 }],
    }));

  it("reports an error in a list at its row", () => {
    const rooms = list({ area: number({ usual: 5, min: 0, max: 9 }) }, { usual: 2, max: 3 });
    const refusing: Calculator<{ rooms: typeof rooms }, number> = {
      ...{ slug: "fresh-air", version: 1, engine: "1", fields: { rooms } },
      compute(input) {
        const small = input.rooms.findIndex(({ area }) => area < 1);
        if (small >= 0) throw new InputRefused([{ field: `rooms.${small}.area`, problem: "too-small" }]);
        return input.rooms.length;
      },
      ...{ answer: () => "", summary: () => [], service: () => "other" },
    };
    const { problems } = readCalculation(refusing, new URLSearchParams("rooms=2&rooms.2.area=0"));
    expect(problems).toEqual([{ field: "rooms.2.area", problem: "too-small" }]);
  });

  it("is migrated from an older version, with a notice", () =>
    expect(at("v=2&wall_cm=1200")).toMatchObject({ result: 10, notice: "older" }));

  it.each(["4", "x", "0", "-1", "", "1e1"])("of unknown version %j is read unchanged, with a notice", (version) =>
    expect(at(`v=${version}&wall=50`)).toMatchObject({ result: 48, notice: "unknown" }),
  );

  it("shows the last valid result while a field is refused", () => {
    const good = at("wall=50");
    const refused = change(calculator, good, { ...good.raw, wall: "" });
    expect(refused).toMatchObject({ result: 48, stale: true, input: { wall: 50 }, raw: { wall: "" } });
    expect(change(calculator, refused, { ...refused.raw, wall: "60" })).toMatchObject({ result: 58, stale: false });
  });

  it("round-trips through its query", () =>
    expect(queryOf(calculator, at("glass=5&wall=10").input)).toBe("v=3&glass=5"));
});
