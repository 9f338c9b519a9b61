import { engineVersion } from "@site/engine/buildings/building.ts";
import { describe, expect, it } from "vitest";
import { canRead, edgesIn, fontsIn, textIn } from "#site/papers/fixture.ts";
import { reportAnswer, reportContent } from "./answer.server.ts";

const origin = "http://localhost";
const page = "/calculators/hvac-cooling-load";
const office = { mode: "engineer", r: "3", "0n": "Open office", "1k": "meeting-room", "1n": '#read("/etc/passwd")' };

const addressOf = (language: "en" | "ar", query: Record<string, string>, file = "pdf") =>
  new URL(`${origin}${language === "ar" ? "/ar" : ""}${page}/report.${file}?${new URLSearchParams(query)}`);
const answer = (...args: Parameters<typeof addressOf>) => reportAnswer(new Request(addressOf(...args)));
const pdfOf = async (...args: Parameters<typeof addressOf>) =>
  new Uint8Array(await (await answer(...args)).arrayBuffer());

interface Block {
  kind: string;
  items?: string[];
  head?: string[];
  rows?: ({ where: string } & string[])[];
  strong?: number[];
}
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

interface Content {
  data: {
    footer: string;
    cover: { print: string; answer: { label: string; value: string }; facts: [string, string][] };
    sections: { title: string; blocks: Block[] }[];
  };
}
const contentOf = async (language: "en" | "ar", query: Record<string, string>) =>
  (await reportContent(addressOf(language, query, "json")).json()) as Content;

describe.skipIf(!canRead).each(["en", "ar"] as const)("a report of engineer mode (%s)", (language) => {
  it("has all inputs and results, in our own fonts, within its page", async () => {
    const pdf = await pdfOf(language, {
      ...office,
      project: "Tower 7 برج",
      client: "Al Noor",
      author: "M. R.",
      revision: "B",
    });
    const text = textIn(pdf);
    const said = [
      "Tower 7",
      "Al Noor",
      "Open office",
      'read("/etc/passwd")',
      "W1",
      "R1",
      "G1",
      "S1",
      engineVersion,
      "Al Sa'fat",
    ];
    for (const one of language === "en" ? said : said.slice(0, -1)) expect(text).toContain(one);
    expect(text, "headings are in both languages").toContain("Basis of design");
    expect(text).not.toContain("root:");
    expect(fontsIn(pdf).every((name) => name.startsWith("IBMPlexSans"))).toBe(true);
    const { start, end, width } = edgesIn(pdf);
    expect(start).toBeGreaterThan(45);
    expect(end).toBeLessThan(width - 45);
  });

  it("says in its language which value prevents it", async () => {
    const refused = await answer(language, { ...office, o: "20", w: "35" });
    expect([refused.status, refused.headers.get("content-language")]).toEqual([400, language]);
  });
});

describe("the content of a report", () => {
  it("whose sky it is, its optical depths, and the share of the sun behind slats", async () => {
    const slats = { c: "abu-dhabi", z: "2009", "0w0g0p": "outside", "0w0g0a": "60", "0w0g0r": "70" };
    const said = JSON.stringify((await contentOf("en", { ...office, ...slats })).data.sections);
    for (const one of [
      /clear, by ASHRAE 2009, optical depths of Abu Dhabi/,
      /0\.402/,
      /Slats: Outside, 60°, 70% reflected •/,
      /G1: Of the glass's solar gain 0\.\d\d/,
    ])
      expect(said.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "")).toMatch(one);
    expect(JSON.stringify((await contentOf("en", office)).data.sections)).toMatch(/ASHRAE 2017/);
  });

  it("that conditions were typed, and that the parts add up", async () => {
    const checks = async (query: Record<string, string>) => {
      const { data } = await contentOf("en", query);
      return data.sections.find(({ title }) => title === "Checks")?.blocks[0]?.items ?? [];
    };
    const own = await checks(office);
    expect(own[0]).toMatch(/difference \u20660\.0 W\u2069/);
    expect(own[1]).toContain("named above");
    expect((await checks({ ...office, o: "46.5" }))[1]).toContain("typed");
  });

  it("which windows have a size that was given for this project", async () => {
    const said = async (query: Record<string, string>) =>
      JSON.stringify((await contentOf("en", query)).data.sections).replaceAll(/[\u2066-\u2069]/g, "");
    expect(await said({ ...office, "0w0g0w": "2.5" })).toMatch(/"2\.50 × \d\.\d\d •"/);
    expect(await said(office)).not.toMatch(/"\d\.\d\d × \d\.\d\d •"/);
  });

  it("names a schedule's rooms for each gain, and uses one word for all of them", async () => {
    const used = async (query: Record<string, string>) =>
      (await contentOf("en", query)).data.sections.flatMap(({ blocks }) =>
        blocks.flatMap(({ kind, rows = [] }) => (kind === "schedules" ? rows.map(({ where }) => where) : [])),
      );
    expect((await used({ mode: "engineer", r: "2" })).join()).toMatch(/Lights: all rooms/);
    const both = await used({ mode: "engineer", r: "2", "0n": "Hall", "1n": "Store", "1k": "server-room" });
    expect(both.map((where) => where.replaceAll(/[\u2068\u2069]/g, ""))).toEqual([
      "People: all rooms; Lights: Store; Equipment: all rooms",
      "Lights: Hall",
    ]);
  });

  it("names things without a table of their own, such as an uncooled neighbour", async () => {
    const facts = async (query: Record<string, string>) => JSON.stringify((await contentOf("en", query)).data.sections);
    expect(await facts(office)).not.toContain("Follows the outdoor air");
    const found = await facts({ ...office, "0b": "1", "0b0a": "12.5" });
    expect(found).toContain("Follows the outdoor air");
    expect(found).toContain("12.5 m²");
  });

  it.each(["vav", "vrf", "fan-coil"])(
    "with a plant (%s) has one load, from the rooms to the cover, and no split unit",
    async (plant) => {
      const { data } = await contentOf("en", { ...office, p0k: plant, s: "5", t: "12" });
      const blocks = (title: string) => data.sections.find((section) => section.title === title)?.blocks ?? [];
      const [chain] = blocks("Plant").filter(({ strong }) => strong);
      const watts = (chain?.rows ?? []).map((row) => Number(plain(String(row[2])).replace(/[^\d.-]/g, "")));
      const sums = (chain?.strong ?? []).map((at, index, all) => {
        const steps = watts.slice((all[index - 1] ?? -1) + 1, at);
        return (
          steps.reduce((sum, step) => sum + step, watts[all[index - 1] ?? -1] ?? 0) - (index > 0 ? (watts[at] ?? 0) : 0)
        );
      });
      for (const left of sums) expect(Math.abs(left)).toBeLessThan(0.3);
      const { label, value } = data.cover.answer;
      expect(label).toMatch(/^Plant, with diversity: /);
      expect(Number(plain(value).replace(" kW", ""))).toBeCloseTo(watts.at(-1) ?? 0, 1);
      expect(data.cover.facts.map(([name]) => name)).toEqual(
        expect.arrayContaining(["Rooms, sensible and latent", expect.stringMatching(/^Coils with outdoor air/)]),
      );
      const said = plain(JSON.stringify(data));
      expect(said).not.toMatch(/\d+ × [\d.]+ TR"|"[\d.]+ TR"\]|Split unit|Unit for the block load/);
      const [rooms] = blocks("Rooms and plant").filter(({ kind }) => kind === "table");
      const boxes = blocks("Plant").findLast(({ kind, head }) => kind === "table" && head?.[1] === "Supply air");
      if (plant === "vav")
        expect(rooms?.rows?.slice(0, 3).map((row) => `${plain(String(row.at(-1)))} L/s`)).toEqual(
          boxes?.rows?.map((row) => plain(String(row[1]))),
        );
      expect(said.includes("Fan heat") && (/Fan heat","3%"/.test(said) || plant !== "vav")).toBe(true);
    },
  );

  it("an Arabic unit after its number, a percent sign beside it, and nothing in the footer for a project without a name", async () => {
    const { data } = await contentOf("ar", { ...office, "0a": "43" });
    const said = JSON.stringify(data.sections);
    expect(said).toContain("\u206643\u2069 م²");
    expect(said).toContain("\u20665%\u2069");
    expect(data.footer).toBe(`تقرير حمل التبريد · \u2066${data.cover.print.slice(1, 13)}\u2069`);
  });

  it("has the same fingerprint in both languages, and another for another building", async () => {
    const print = async (language: "en" | "ar", query: Record<string, string>) =>
      (await contentOf(language, query)).data.cover.print;
    const one = await print("en", office);
    expect(await print("ar", office)).toBe(one);
    expect(await print("en", { ...office, "0n": "Hall", project: "x" })).toBe(one);
    expect(await print("en", { ...office, "0a": "43" })).not.toBe(one);
  });

  it("is private and not for search engines, even as data", async () => {
    for (const { headers } of [await answer("en", office), reportContent(addressOf("en", office, "json"))]) {
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toContain("noindex");
    }
  });

  it("keeps its day, whatever the address says", async () => {
    expect(reportContent(addressOf("en", { ...office, day: "1e300" }, "json")).status).toBe(200);
  });
});
