import { expect, it } from "vitest";
import { languageCodes } from "#app/i18n/languages.ts";
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

it.each(languageCodes)("a project's report has the plant, and one page for rooms that are alike (%s)", (language) => {
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

it("has the fingerprint of what was calculated, whatever the rooms are called", () => {
  const print = (change?: object) => contentOf("en", change).cover.print;
  expect(print({ name: "Other", notes: "" })).toBe(print());
  expect(print({ building: { city: "abu-dhabi" } })).not.toBe(print());
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

it("is not made of what is no project, or where nothing can be counted", () => {
  for (const file of ["", "{}", JSON.stringify({ ...project, version: 9 }), JSON.stringify({ ...project, rooms: [] })])
    expect(paperOf(file, "en", 20_000)).toBeNull();
  expect(paperOf(JSON.stringify({ ...project, building: { wetBulb: 80 } }), "en", 20_000)).toBeNull();
});
