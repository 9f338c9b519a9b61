import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { currentPrices } from "#site/content/prices.server.ts";
import { handedOverBy } from "../kit/hand-over.server.ts";
import { works } from "./fields.ts";
import { homeIds, homes, roomsOf } from "./homes.ts";
import { planMessage } from "./message.server.ts";
import { planPage } from "./page.server.ts";

const asked = (query: string, prefix = "") => planPage(new URL(`https://site.test${prefix}/plan?${query}`));
const row = (id: string) => currentPrices().find((one) => one.id === id);
const rangeFor = (id: string, amount: number) => {
  const { from = 0, to = 0 } = row(id) ?? {};
  const [least, most] = [Math.floor((amount * from) / 10) * 10, Math.ceil((amount * to) / 10) * 10];
  return `${least.toLocaleString("en-US")}–${most.toLocaleString("en-US")}`;
};

test("the rooms of a home have its area, or the area that the visitor gave", () => {
  const areaOf = (...of: Parameters<typeof roomsOf>) =>
    roomsOf(...of).reduce((sum, { length, width }) => sum + length * width, 0);
  for (const home of homeIds) expect(areaOf(home)).toBeCloseTo(homes[home].area, 1);
  expect(areaOf("villa", 1999)).toBeCloseTo(1999, 1);
});

test("there is no answer before the kind of work is known", () => {
  expect(asked("").answer).toBeUndefined();
  expect(asked("home=villa").answer).toBeUndefined();
  expect(asked("what=roof").answer).toBeUndefined();
});

test("the price is the amount of the work at the row of the price list", () => {
  // Walls of four rooms of 5 by 4 by 2.8 m, each without a door of 0.9 by 2.1 m and windows of 2 m².
  expect(asked("what=paint&home=two").answer?.price?.range).toBe(rangeFor("paint", 4 * (18 * 2.8 - 1.89 - 2)));
  expect(asked("what=floor&home=studio&area=50").answer?.price?.range).toBe(rangeFor("tiles", 50));
  expect(asked("what=ceiling&home=one").answer?.price?.range).toBe(rangeFor("ceiling", 60));
  expect(asked("what=ac&home=three&room=16").answer?.price?.range).toBe(rangeFor("ac-install", homes.three.units));
  expect(asked("what=solar&roof=80").answer?.price?.range).toBe(rangeFor("solar", 10));
});

test.each([
  ["tiles", "what=floor&home=villa&area=123.4", 123.4],
  ["ceiling", "what=ceiling&home=three&area=77.7", 77.7],
  ["solar", "what=solar&roof=39.7", 5],
] as const)("the amount in the price of %s is the first figure", (id, query, amount) => {
  const { answer } = asked(query);
  expect(answer?.price?.range).toBe(rangeFor(id, amount));
  expect(answer?.figures[0]?.[1]).toMatch(new RegExp(`^${amount} `));
});

test("the price says what its row says", () => {
  expect(asked("what=ac").answer?.price).toMatchObject({
    kind: row("ac-install")?.kind,
    without: row("ac-install")?.without.en,
  });
});

test.each([
  "what=solar&roof=20",
  "what=solar&roof=500",
  "what=ac&home=villa&room=200",
  "what=paint&home=studio&area=300",
])("work that is not that of the row has no price (%s)", (query) => {
  expect(asked(query).answer?.figures.length).toBeGreaterThan(0);
  expect(asked(query).answer?.price).toBeUndefined();
});

test("while a value is refused, its field is named and nothing is answered", () => {
  const page = asked("what=paint&home=studio&area=3");
  expect(page.errors.area).toContain("10");
  expect(page.refused).toBe(`Floor area in m²: ${page.errors.area}`);
  expect(page.answer).toBeUndefined();
  expect(asked("what=solar&area=3").refused).toBeUndefined();
  expect(asked("what=solar&place=elsewhere").answer).toBeUndefined();
});

test.each(languageCodes)(
  "what is sent on is a calculation of the whole work, or the plan in words (%s)",
  (language) => {
    for (const work of works) {
      const { answer } = asked(`what=${work}&home=villa&place=sharjah`, languages[language].prefix);
      const query = new URL(answer?.quotation ?? "", "https://site.test").searchParams;
      const brought = handedOverBy(query, language);
      const message = planMessage(query, language);
      expect(query.get("place")).toBe("sharjah");
      const said = brought?.lines.map(([, value]) => value).join() ?? message;
      expect([brought, message].filter(Boolean)).toHaveLength(1);
      // The calculation of a room would bring one unit, and the plan has as many as the home has rooms.
      for (const [, value] of work === "ac" ? (answer?.figures ?? []) : (answer?.figures.slice(0, 2) ?? []))
        expect(said).toContain(value);
      if (work === "ac") expect(said).toContain(answer?.price?.range);
      expect(JSON.stringify(answer)).not.toMatch(/\{\{|undefined|NaN|plan\./);
    }
  },
);
