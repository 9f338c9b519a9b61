import { equipmentIds } from "@site/engine/maintenance/equipment.ts";
import { openPlaces } from "@site/engine/money/open-line.ts";
import { calculationOf } from "@site/ground/stored-calculation.ts";
import fc from "@site/testing/fast-check.ts";
import { expect, it, test } from "vitest";
import type { QuotedLine } from "#domain/leads/customer/forms/types.ts";
import { currentPrices } from "#site/content/prices.server.ts";
import { aboutCalculations, quotedBy } from "./quoted.server.ts";

const linesOf = (calculation: string): QuotedLine[] => quotedBy(new URLSearchParams({ calculation })) ?? [];
const items = (calculation: string) => linesOf(calculation).filter(({ kind }) => kind === "item");
const row = (id: string) => currentPrices().find((one) => one.id === id);

test("a room's unit is left open in make, model and price; its fitting has the price of the list", () => {
  const [unit, fitted, ...others] = items("hvac-cooling-load?v=1&room=bedroom&area=16");
  expect(others).toEqual([]);
  expect(unit).toMatchObject({ unit: "unit", quantity: 1 });
  expect(unit).not.toHaveProperty("price");
  expect(unit?.text.en).toMatch(
    /^Split unit, [\d.]+ TR: \{make\}, \{model\}, giving at least [\d.]+ kW at 46 °C outside and [\d.]+ kW at [\d.]+ °C outside$/,
  );
  expect(openPlaces(unit?.text.ar ?? "")).toEqual(["الماركة", "الطراز"]);
  expect(fitted).toMatchObject({ quantity: 1, text: row("ac-install")?.name, price: { aed: row("ac-install")?.from } });
});

test("fitting the units of a large hall has no price in the list, and its outdoor air needs a unit of its own", () => {
  const [units, outdoorAir, fitted] = items("hvac-cooling-load?v=1&room=restaurant&area=200");
  expect(units?.quantity).toBeGreaterThan(1);
  expect(outdoorAir?.text.en).toMatch(/^Unit for outdoor air/);
  expect(fitted?.quantity).toBe(units?.quantity);
  expect([units, outdoorAir, fitted].map((line) => line?.price)).toEqual([undefined, undefined, undefined]);
});

test("rooms of engineer mode with units of one kind and size are one line, and a plant is named with its load", () => {
  const rooms = items("hvac-cooling-load?v=1&mode=engineer&room=bedroom&area=16");
  expect(rooms.length).toBeGreaterThan(1);
  expect(rooms[0]?.text.en).toMatch(/\nFor: .+/);
  expect(rooms[0]?.text.ar).not.toContain("Bedroom");
  const [plant, ...others] = items("hvac-cooling-load?v=1&mode=engineer&room=bedroom&area=16&p0k=vrf");
  expect(others).toEqual([]);
  expect(plant?.text.en).toMatch(/^VRF for a total load of [\d.]+ kW: \{machines\}$/);
  expect(plant).not.toHaveProperty("price");
});

test("a line of several rooms asks for the largest need of any of them on the hot and on the humid day", () => {
  // A bedroom of 30 m² needs 2.64 kW on the hot day and 2.71 kW on the humid day. A living room of 18 m² needs 2.48 and 2.81 kW.
  const [line] = items("hvac-cooling-load?v=1&mode=engineer&b=1r2Rk0a30Rk1a18");
  expect(line).toMatchObject({ quantity: 2 });
  expect(line?.text.en).toContain("2.64 kW at 46 °C outside and 2.81 kW at 33.5 °C outside\nFor: Bedroom 1, Living");
});

test("a plan has a line for each kind of equipment, at the lower end of its row, and says from where the prices are", () => {
  const lines = linesOf(
    "amc-planner?v=1&split=6&splitVisits=3&chiller=1&heater=0&tank=0&pump=0&panel=0&ducted=0&fire=1",
  );
  const plan = lines.filter(({ unit }) => unit === "unit-year");
  const price = ((row("amc-split")?.from ?? 0) / 2) * 3;
  expect(plan.map(({ quantity, price: of }) => [quantity, of?.aed])).toEqual([
    [6, price],
    [1, undefined],
  ]);
  expect(plan[0]?.text).toEqual({ en: "Split AC units: 3 visits a year", ar: "مكيفات سبليت: 3 زيارات في السنة" });
  expect(lines.find(({ kind }) => kind === "excluded")?.text.en).toContain("Civil Defence");
  expect(openPlaces(lines.at(-1)?.text.en ?? "")).toEqual(["check each price, then remove this line"]);
});

test("wishes that the plan does not calculate are left open", () => {
  const lines = linesOf("amc-planner?v=1&response=fourHours&time=nights&coverage=parts");
  expect(lines.flatMap(({ text }) => openPlaces(text.en))).toEqual([
    "as agreed; asked for: Within 4 hours",
    "as agreed; asked for: Nights",
    "check each price, then remove this line",
  ]);
  expect(lines.find(({ unit }) => unit === "year")).toMatchObject({ quantity: 1 });
  expect(lines.find(({ unit }) => unit === "year")).not.toHaveProperty("price");
});

test.each([
  ["finishing-quantities?v=1&work=tiles&surface=floor&tileLength=600&tileWidth=600", "tiles"],
  ["finishing-quantities?v=1&work=tiles&surface=walls&tileLength=600&tileWidth=600", undefined],
  ["finishing-quantities?v=1&work=boards&boarding=ceiling&layers=1", "ceiling"],
  ["finishing-quantities?v=1&work=paint&coats=3", undefined],
  ["solar-savings?v=1&basis=peak&peak=8", "solar"],
  ["solar-savings?v=1&basis=peak&peak=3", undefined],
])("%s has the price of %s", (calculation, id) => {
  const [line, ...others] = items(calculation);
  expect(others).toEqual([]);
  expect(line?.quantity).toBeGreaterThan(0);
  expect(line?.price?.aed).toBe(id && row(id)?.from);
});

it("makes lines that can be saved from every plan", () => {
  const pieces = fc.record(Object.fromEntries(equipmentIds.map((id) => [id, fc.integer({ min: 0, max: 2000 })])));
  const choices = fc.record({
    coverage: fc.constantFrom("preventive", "labour", "parts"),
    response: fc.constantFrom("none", "sameDay", "twoHours"),
    splitVisits: fc.constantFrom("auto", "1", "12"),
  });
  fc.assert(
    fc.property(pieces, choices, (counts, chosen) => {
      fc.pre(Object.values(counts).some((count) => count > 0));
      const query = new URLSearchParams({ v: "1", ...chosen });
      for (const [name, count] of Object.entries(counts)) query.set(name, String(count));
      const lines = linesOf(`amc-planner?${query}`);
      expect(lines.filter(({ unit }) => unit === "unit-year").map(({ quantity }) => quantity)).toEqual(
        equipmentIds.map((id) => counts[id]).filter(Boolean),
      );
      for (const { text, price } of lines) {
        for (const written of Object.values(text)) expect(written).toMatch(/^(?!.*(undefined|NaN))[\s\S]{3,600}$/);
        expect(price === undefined || price.aed > 0).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

const link = "https://elsewhere.example/x?v=1&split=6";

it.each<[string, unknown]>([
  ["nothing", undefined],
  ["another kind", { kind: "cooling-load", kw: 7.2 }],
  ["no calculator of ours", { calculator: "constructor", link }],
  ["a path", { calculator: "../admin", link }],
  ["refused values", { calculator: "amc-planner", link: "?v=1&split=-4" }],
  ["a list", [1, 2]],
])("takes nothing from %s", async (_, stored) => {
  expect(await aboutCalculations.quoted(new Request("https://x.example/"), calculationOf(stored))).toBeUndefined();
});

it("takes only the values from a link that a browser sent", () => {
  const brought = aboutCalculations.brought(
    calculationOf({ calculator: "amc-planner", engine: "0.9", link, Use: "Villa" }),
    "ar",
  );
  expect(brought).toMatchObject({ facts: [["Use", "Villa"]], isOlder: true, hasLines: true });
  expect(brought?.path).toMatch(/^\/ar\/[^?]+\?v=1&split=6$/);
  expect(aboutCalculations.brought(calculationOf({ calculator: "duct-size", link: "?v=1" }), "en")?.hasLines).toBe(
    false,
  );
  const lines = [["Use", "Villa"], ["Use", 2], "Use", [3, "x"], []];
  const facts = aboutCalculations.brought(
    calculationOf({ calculator: "duct-size", link: "?v=1", lines, More: "1" }),
    "en",
  )?.facts;
  expect(facts).toEqual([
    ["Use", "Villa"],
    ["Use", "2"],
    ["More", "1"],
  ]);
});
