import { Validator } from "@seriousme/openapi-schema-validator";
import { languageCodes } from "@site/ground/language/languages.ts";
import { afterEach, expect, test, vi } from "vitest";
import { entryOf } from "#domain/calculators/registry.server.ts";
import { forgetTimes } from "#domain/visits/customer/booking/times.server.ts";
import * as compute from "#platform/compute/compute.ts";
import { currentRows } from "#site/content/price-rows.server.ts";
import { answerCall } from "./answer.server.ts";
import { calls } from "./calls/table.server.ts";
import { openDoor, withTeam } from "./door.fixture.ts";
import { openApi } from "./openapi.server.ts";

withTeam();
afterEach(() => {
  forgetTimes();
  vi.restoreAllMocks();
});

type Door = Awaited<ReturnType<typeof openDoor>>;
const throughDoor = async (use: (door: Door) => Promise<void>) => {
  const door = await openDoor();
  await use(door).finally(door.close);
};

/** Asks a call by its address, as a program does. */
async function asked({ ask }: Door, name: string, query: Record<string, string> = {}) {
  const { status, headers, body } = await ask(`/calls/${name}?${new URLSearchParams(query)}`, {
    headers: { "x-forwarded-for": "198.51.100.1" },
  });
  return { status, type: headers["content-type"], said: JSON.parse(body.toString()) };
}

test("services, prices, times and the company are told as the pages tell them", () =>
  throughDoor(async (door) => {
    const { said: all } = await asked(door, "services_and_area");
    expect(all.services).toContainEqual({
      ...{ id: "ac-repair", bookedOnline: true },
      name: { en: "AC repair", ar: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
    const dubai = all.places.find(({ id }: { id: string }) => id === "dubai");
    expect(dubai.districts).toContainEqual(expect.objectContaining({ id: "dubai-marina" }));
    const { said: inAjman } = await asked(door, "services_and_area", { place: "ajman" });
    expect(inAjman.trades.length).toBeLessThan(all.trades.length);
    for (const { page } of inAjman.trades) expect(page.ar).toContain("/ar/ajman/");

    const { said: prices } = await asked(door, "price_rows");
    expect(prices).toMatchObject({ currency: "AED", vatIncluded: true, sample: true });
    let priced = 0;
    for (const { id, rows } of prices.tables) {
      expect(rows).toEqual([]);
      const { said } = await asked(door, "price_rows", { trade: id });
      priced += said.tables[0].rows.filter(({ from }: { from: number | null }) => from !== null).length;
    }
    expect(priced).toBe(currentRows(prices.tables[0].checked).length);
    const { said: ac } = await asked(door, "price_rows", { trade: "ac" });
    expect(ac.tables).toEqual([expect.objectContaining({ id: "ac", checked: expect.any(String) })]);
    expect(ac.tables[0].rows[0]).toMatchObject({ from: 150, to: 200, kind: "diagnosis", unit: "visit" });

    const { said: times } = await asked(door, "free_times", { service: "ac-repair", place: "dubai" });
    expect(times).toMatchObject({ place: "dubai", more: true, officeConfirms: false });
    expect(times.windows).toHaveLength(12);
    expect(Number(times.windows[0].window)).toBe(Date.parse(times.windows[0].from));
    expect(JSON.stringify(times)).not.toContain("team");

    const { said: business } = await asked(door, "business_info");
    expect(business).toMatchObject({ sample: true, telephone: "+97145550100", emergency: { answered: "24/7" } });
    expect(business.hours[6]).toEqual({ day: "saturday", open: [] });
    expect(business.closedOn).toContainEqual(expect.objectContaining({ from: "2026-12-02", to: "2026-12-03" }));
  }));

test("a calculator answers in both languages, with its link, what it assumed and how sure that is", () =>
  throughDoor(async (door) => {
    const { said } = await asked(door, "hvac_cooling_load", { area: "40", city: "abu-dhabi" });
    const told = Object.fromEntries(
      languageCodes.map((language) => [
        language,
        entryOf("hvac-cooling-load")?.told("area=40&city=abu-dhabi", language),
      ]),
    );
    for (const language of languageCodes) expect(said.answer[language]).toBe(told[language]?.answer);
    expect(new URL(said.link.en).search).toBe(`?${told.en?.query}`);
    expect(said.assumptions).toContainEqual({ field: "lights", value: expect.any(Number), confidence: "medium" });
    expect(said.assumptions.map(({ field }: { field: string }) => field)).not.toContain("area");
    expect(said).toMatchObject({ confidence: "low", confidenceText: { en: "practice, to be confirmed" } });

    const rooms = JSON.stringify([{ length: 4 }, { length: 6, doors: 3 }]);
    const { said: paint } = await asked(door, "finishing_quantities", { work: "paint", rooms });
    expect(new URL(paint.link.ar).searchParams.get("rooms.2.doors")).toBe("3");
  }));

test("every calculator with a page is a call, and none tells what only our office gets", () =>
  throughDoor(async (door) => {
    const slugs = [...calls().keys()].map((name) => name.replaceAll("_", "-")).filter((slug) => entryOf(slug));
    expect(slugs).toHaveLength(8);
    for (const slug of slugs) expect((await asked(door, slug.replaceAll("-", "_"))).status).toBe(200);
    const { said } = await asked(door, "amc_planner");
    const forOffice =
      entryOf("amc-planner")
        ?.told("", "en")
        ?.lines.map(([label]) => label) ?? [];
    expect(forOffice.length).toBeGreaterThan(said.lines.en.length);
  }));

test("a worker is asked at the address of the call, and its refusal is passed on", () =>
  throughDoor(async (door) => {
    const query = { city: "sharjah", area: "41.5" };
    const { said: here } = await asked(door, "hvac_cooling_load", query);
    vi.spyOn(compute, "hasWorkers").mockReturnValueOnce(true).mockReturnValueOnce(false).mockReturnValueOnce(true);
    const worker = vi.spyOn(compute, "answerInWorker");
    worker.mockImplementationOnce((_, address) =>
      answerCall(new Request(new URL(address, "http://worker")), "hvac_cooling_load"),
    );
    expect((await asked(door, "hvac_cooling_load", query)).said).toEqual(here);
    worker.mockResolvedValueOnce(new Response(null, { status: 503, headers: { "retry-after": "7" } }));
    expect((await asked(door, "hvac_cooling_load", query)).status).toBe(429);
  }));

test("what is refused names its field, in English and Arabic", () =>
  throughDoor(async (door) => {
    const { status, type, said } = await asked(door, "ac_running_cost", { count: "0", tariff: "x" });
    expect({ status, type }).toEqual({ status: 400, type: "application/problem+json" });
    expect(said.errors).toContainEqual({
      field: "count",
      message: { en: expect.any(String), ar: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
    expect(said.errors).toHaveLength(2);
    // The engine refuses what no field alone can see.
    const { said: slabs } = await asked(door, "ac_running_cost", { slabUpTo1: "2000" });
    expect(slabs.errors[0]).toMatchObject({ field: "slabPrice1", message: { en: "This slab needs its price." } });
    expect((await asked(door, "free_times", { service: "sailing" })).said.errors[0].field).toBe("service");
    expect((await asked(door, "no_such_call")).status).toBe(404);
  }));

test("OpenAPI describes every call, and is valid", async () => {
  const described = JSON.parse(JSON.stringify(openApi()));
  const { valid, errors } = await new Validator().validate(structuredClone(described));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  for (const { name, input, writes } of calls().values()) {
    if (writes) continue;
    const parameters: { name: string }[] = described.paths[`/calls/${name}`].get.parameters;
    expect(parameters.map((one) => one.name)).toEqual(Object.keys(input.properties ?? {}));
  }
  expect(Object.keys(described.paths)).toEqual([
    ...[...calls().keys()].map((name) => `/calls/${name}`),
    ...["/free-times", "/api/quote"],
  ]);
});
