import { describe, expect, test } from "vitest";
import { broughtBy } from "./frame/brought.server.ts";

const brought = (asked: string, language: "en" | "ar") =>
  broughtBy(new URLSearchParams({ calculation: asked }), language);

describe.each(["en", "ar"] as const)("what goes along with a wish, in %s", (language) => {
  test.each([
    "water-system?v=1",
    "water-system?v=1&kind=hotel&people=300&roofShare=0&tank=cylinder&pipe=steel",
    "water-system?v=1&peakShowers=0&roofShare=100",
    "amc-planner?v=1",
    "amc-planner?v=1&use=office&fcu=240&ahu=6&chiller=3&vrfOutdoor=4&vrfIndoor=60&package=2&fan=9&ducted=2&fire=1&cctv=1&tankVisits=1",
  ])("%s: every blank filled, short enough for a form", (asked) => {
    const { lines, calculation } = brought(asked, language) ?? { lines: [] };
    expect(lines.length).toBeGreaterThan(7);
    for (const [label, value] of lines) expect(`${label}: ${value}`).not.toMatch(/\{|undefined|NaN|: $/);
    expect(new Set(lines.map(([label]) => label)).size).toBe(lines.length);
    expect(JSON.stringify(calculation).length).toBeLessThan(2000);
  });

  test("nothing where the address is refused", () => {
    expect(brought("water-system?v=1&people=0", language)).toBeUndefined();
    expect(brought("amc-planner?v=1&split=0&pump=0&tank=0&heater=0&panel=0", language)).toBeUndefined();
  });
});
