import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { indexWith, wordsWith } from "./fixture.ts";
import { conceptsOf } from "./query.ts";
import { search } from "./search.ts";
import { wordsOf } from "./stem.ts";

const words = wordsWith({
  same: [
    ["air conditioning", "ac", "تكييف"],
    ["plumber", "plumbing", "سباك"],
    ["عقد صيانة", "عقود صيانة"],
    ["hot water", "geyser"],
    ["no water", "ما في ماء"],
  ],
  ignored: ["the", "in", "في", "ما"],
  others: [["fridge", "ثلاجة", "ironing", "هوية", "سطحة"]],
  said: { "/services/plumbing": ["fridge water connection"] },
  places: { dubai: ["Dubai", "دبي"], sharjah: ["Sharjah", "الشارقة"], jlt: ["JLT"] },
  cities: { jlt: "dubai" },
});
const pages = [
  { id: "/services/ac", name: "Air conditioning", body: "The AC is serviced in Dubai and Sharjah." },
  { id: "/services/plumbing", name: "Plumbing", body: "Leaks, filters and a geyser. Ask in Sharjah." },
  { id: "/dubai", name: "Dubai", place: "dubai" },
  { id: "/dubai/plumbing", name: "Plumbing in Dubai", place: "dubai", group: "plumbing" },
  { id: "/sharjah/plumbing", name: "Plumbing in Sharjah", place: "sharjah", group: "plumbing" },
  { id: "/dubai/ac/jlt", name: "AC in JLT", also: "jlt", place: "jlt", group: "ac" },
  { id: "/amc", name: "عقود الصيانة", body: "مرة كل سنة" },
  { id: "/ac-filter", name: "Filters for every kind of unit in a home", body: "unit unit unit" },
  { id: "/unit", name: "Unit" },
  { id: "/no-water", name: "No water" },
  { id: "/drip", name: "Water drips", body: "ماء ماء ماء" },
  { id: "/ar", name: "تركيب المكيفات وتصليحها", body: "تركيب وتركيب وتركيب وتركيب وتركيب، ولتركيب الفلاتر مظلة" },
];
const found = (text: string) => search([{ index: indexWith(pages), text, weight: 1 }], words);
const ids = (text: string) => found(text).map(({ page }) => page.id);

describe("search", () => {
  it.each([
    ["a word", "leaks", "/services/plumbing"],
    ["its plural", "leak geysers", "/services/plumbing"],
    ["a word that means the same", "plumber in the sharjah", "/sharjah/plumbing"],
    ["a word of the other language", "سباك دبي", "/dubai/plumbing"],
    ["a phrase for a word", "hot water", "/services/plumbing"],
    ["the beginning of the last word", "plumb", "/services/plumbing"],
    ["a slip of the finger in a name", "air conditoning", "/services/ac"],
    ["a phrase that means the same, whose stems end like a suffix", "عقد صيانة", "/amc"],
    ["a phrase of words that are passed over alone", "ما في ماء", "/no-water"],
    ["a name that says just that", "unit", "/unit"],
    ["letters that sound alike", "مضلة", "/ar"],
    ["a joined particle", "لتصليح", "/ar"],
    ["a place alone", "Dubai", "/dubai"],
    ["a district for its service", "ac jlt", "/dubai/ac/jlt"],
    ["the city for a district that has no such page", "plumber jlt", "/dubai/plumbing"],
  ])("finds by %s", (_, text, first) => {
    expect(ids(text)[0]).toBe(first);
  });

  it("shows a service once, with its other places beside it", () => {
    const hit = found("plumber in sharjah or dubai").find(({ page }) => page.group === "plumbing");
    expect(hit?.also.map(({ id }) => id)).toEqual(["/sharjah/plumbing"]);
  });

  it("marks in a page only the terms of the wordings that stand in it", () => {
    const hit = found("hot water").find(({ page }) => page.id === "/services/plumbing");
    const { termOf } = indexWith(pages);
    expect(["geyser", "hot", "water"].filter((word) => hit?.marks().hasTerm(termOf(word)))).toEqual(["geyser"]);
  });

  it.each([
    ["all spaces", " ".repeat(10_000)],
    ["nothing known", "zzqx"],
    ["marks", "<>'\"&%_*?"],
    ["nul", "\0"],
  ])("finds nothing for %s", (_, text) => {
    expect(ids(text)).toEqual([]);
  });

  it("looks for a word that has the same stem as an ignored word", () => {
    expect(ids("ماي")).toEqual([]);
    expect(conceptsOf("sharjah ماي ما", indexWith(pages), words)).toHaveLength(2);
  });

  it("has no page about something that we do not do, unless a page's own phrase names it", () => {
    const about = (text: string) => found(text)[0]?.about;
    expect(about("fridge plumber")).toBe(0);
    for (const text of ["fridge water connection", "water connection for fridge, plumber sharjah"])
      expect(about(text), text).toBeGreaterThan(0);
  });

  it("takes a word for what we do not do as it is written, because other words have the same stem", () => {
    const about = (text: string) => found(text)[0]?.about;
    for (const text of ["fridges plumber", "سباك الثلاجة"]) expect(about(text), text).toBe(0);
    for (const text of ["iron plumber", "من هو سباك", "سباك سطح"]) expect(about(text), text).toBeGreaterThan(0);
  });

  it("finds the page of a phrase, although a word of it sounds like a more frequent one", () => {
    const said = {
      "/tank": ["cleaned", "filled", "painted", "emptied", "moved", "checked"].map((done) => `tank ${done}`),
      "/tunic": ["tunic truck"],
    };
    const sounding = wordsWith({ same: [["cistern", "tank"]], said });
    const index = indexWith([{ id: "/tank" }, { id: "/tunic" }]);
    expect(search([{ index, text: "tunic truck", weight: 1 }], sounding)[0]).toMatchObject({
      page: { id: "/tunic" },
      about: 1,
    });
  });

  it("takes all words of a set for the same", () => {
    const [plumber, sabak] = [ids("plumber"), ids("سباك")];
    expect(new Set(plumber)).toEqual(new Set(sabak));
  });

  it("finds a page by each form of its words", () => {
    const text = fc.stringMatching(/^(?:[ء-ي]{2,9}|[a-z]{2,9})(?: (?:[ء-ي]{2,9}|[a-z]{2,9})){0,5}$/u);
    fc.assert(
      fc.property(text, fc.nat(), (body, pick) => {
        const index = indexWith([
          { id: "/one", body },
          { id: "/two", body: "قاموس" },
        ]);
        const typed = wordsOf(body);
        const word = typed[pick % typed.length] ?? "";
        const forms = [word, word.toUpperCase(), ...(/^\p{Script=Arabic}{4,}$/u.test(word) ? [`${word}\u064f`] : [])];
        for (const form of forms)
          expect(search([{ index, text: form, weight: 1 }], wordsWith()).map(({ page }) => page.id)).toContain("/one");
      }),
      { numRuns: 60 },
    );
  });
});
