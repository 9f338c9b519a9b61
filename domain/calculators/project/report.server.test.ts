import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, it } from "vitest";
import { canTypeset, type Paper, typeset } from "#platform/pdf/typeset.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { pdfAnswer } from "#site/papers/paper.server.ts";
import { paperOf } from "./report.server.ts";

const room = { area: 24, walls: [{ facing: "w", area: 12, windows: [{ width: 3, height: 2 }] }] };
const project = {
  ...{ schema: "cooling-load-project", version: 1, name: "Tower 4", client: "Al Noor", notes: "Level 12 only" },
  building: { city: "abu-dhabi", plant: { 0: { plant: "vav" } } },
  rooms: [
    { ...room, name: "101", floor: "12" },
    { ...room, name: "102", floor: "12" },
    { ...room, name: '#read("/etc/passwd")', area: 30 },
    { name: "Store" },
  ],
};

interface Content {
  cover: { project: string[]; print: string };
  sections: { title: string; blocks: { kind: string; rows?: string[][]; text?: string }[] }[];
}
const contentOf = (language: "en" | "ar", change: object = {}) =>
  paperOf(JSON.stringify({ ...project, ...change }), language, 20_000)?.data as Content;

it.each(languageCodes)("a project's report has the plant, and one page for equal rooms (%s)", (language) => {
  const { cover, sections } = contentOf(language);
  expect(JSON.stringify(cover.project)).toContain("Tower 4");
  const titles = sections.map(({ title }) => title);
  expect(
    titles.filter((title) => /: /.test(title)),
    "a page for each kind of room",
  ).toHaveLength(2);
  const said = JSON.stringify(sections);
  expect(said).toContain("12 · 102");
  expect(said).toContain("Level 12 only");
  expect(said, "a room that is not counted is named").toContain("Store");
  expect(titles).toContain(language === "en" ? "Plant" : "محطة التبريد");
});

it("adds up: the plant serves all rooms, those on a shared page too", () => {
  const boxes = contentOf("en")
    .sections.find(({ title }) => title === "Plant")
    ?.blocks.find(({ rows }) => rows?.some(([name]) => name?.includes("102")));
  expect(boxes?.rows).toHaveLength(3);
});

it("has the fingerprint of the calculation, whatever the names of the rooms are", () => {
  const print = (change?: object) => contentOf("en", change).cover.print;
  expect(print({ name: "Other", notes: "" })).toBe(print());
  expect(print({ building: { city: "abu-dhabi" } })).not.toBe(print());
});

it("names no kind of wall or glass as assumed if a room's own layers and figures replace it", () => {
  const assumedIn = (wall: object, window: object) => {
    const walls = [{ facing: "w", area: 12, ...wall, windows: [{ width: 3, height: 2, ...window }] }];
    const { sections } = contentOf("en", { rooms: [{ name: "Without an area" }, { area: 24, walls }] });
    return JSON.stringify(sections.find(({ title }) => title === "Assumptions and their sources"));
  };
  expect(assumedIn({}, {})).toMatch(/"Outside walls".*"Kind of glass"/);
  expect(assumedIn({ layers: [{ material: "aac", thickness: 200 }] }, { u: 1.2 })).not.toMatch(
    /"Outside walls"|"Kind of glass"/,
  );
});

it("has pages for the largest of very many rooms, and says so", () => {
  const rooms = Array.from({ length: 45 }, (_, n) => ({ name: `N${n}`, area: 20 + n }));
  const { sections } = contentOf("en", { rooms, building: {}, notes: "" });
  const pages = sections.filter(({ title }) => /^Room \d+: /.test(title));
  expect(pages).toHaveLength(40);
  expect(pages[0]?.title).toContain("Room 6: ");
  const list = sections.find(({ title }) => title === "Rooms and plant")?.blocks;
  expect(list?.[0]?.text).toContain("The 40 kinds");
  expect(list?.find(({ kind }) => kind === "table")?.rows).toHaveLength(46);
});

it("leaves out a room whose name is too long, and shows the beginning of the name", () => {
  const name = "x".repeat(900_000);
  const rooms = [
    { ...room, name },
    { ...room, name: "103" },
    { name, kind: "uncooled" },
  ];
  const said = JSON.stringify(contentOf("en", { rooms }));
  expect(said.length).toBeLessThan(100_000);
  expect(said).toContain("x".repeat(12));
  expect(paperOf(JSON.stringify({ ...project, rooms: rooms.slice(0, 1) }), "en", 20_000)).toBeNull();
});

describe.skipIf(!canTypeset)("its file", () => {
  /** The reports have only one section, because the test needs only their order. */
  const whole = paperOf(JSON.stringify(project), "en", 20_000) as Paper;
  const report = (n: number): Paper => {
    const { cover, sections, ...rest } = whole.data as Content;
    return { ...whole, data: { ...rest, cover: { ...cover, print: `Copy ${n}` }, sections: sections.slice(0, 1) } };
  };

  it("lets a quotation go before all reports except the one that is being made", async () => {
    // This quotation has no words, so the typesetter refuses it when its turn comes.
    const papers: Paper[] = [report(1), report(2), report(3), { template: "quotation", data: {}, at: 0 }];
    const done: number[] = [];
    const turns = papers.map((paper, at) => Promise.allSettled([typeset(paper)]).then(() => done.push(at)));
    await Promise.all(turns);
    expect(done).toEqual([0, 3, 1, 2]);
  });

  it("is made once at a time for an address: an address that asks for many at once is refused, and nobody else", async () => {
    const ask = async (n: number, address: string) =>
      (await pdfAnswer(() => report(n), "a.pdf", new Request("http://x", { headers: { "x-client-address": address } })))
        .status;
    setLogLevel("silent");
    const many = Array.from({ length: 7 }, (_, n) => ask(n + 10, "203.0.113.7"));
    const one = ask(20, "203.0.113.8");
    expect(await Promise.all([...many, one])).toEqual([200, 200, 200, 200, 200, 503, 503, 200]);
    setLogLevel("info");
  });
});

it("is not made from something that is not a project, or if nothing can be counted", () => {
  for (const file of ["", "{}", JSON.stringify({ ...project, version: 9 }), JSON.stringify({ ...project, rooms: [] })])
    expect(paperOf(file, "en", 20_000)).toBeNull();
  expect(paperOf(JSON.stringify({ ...project, building: { wetBulb: 80 } }), "en", 20_000)).toBeNull();
});
