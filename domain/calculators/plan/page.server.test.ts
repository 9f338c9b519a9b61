import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { currentPrices } from "#site/content/prices.server.ts";
import { handedOverBy } from "../kit/hand-over.server.ts";
import { works } from "./fields.ts";
import { homeIds, homes, roomsOf } from "./homes.ts";
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
  for (const home of homeIds) expect(areaOf(home)).toBeCloseTo(homes[home].area, 0);
  expect(areaOf("villa", 300)).toBeCloseTo(300, 0);
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

test("work that is not that of the row has no price", () => {
  expect(asked("what=solar&roof=20").answer?.price).toBeUndefined();
  expect(asked("what=ac&home=villa&room=200").answer?.price).toBeUndefined();
});

test("a refused value is said at its field, and the answer takes the usual one", () => {
  const page = asked("what=paint&home=studio&area=3");
  expect(page.errors.area).toContain("10");
  expect(page.answer?.basis).toContain("40");
});

test.each(languageCodes)("what is sent on is a calculation that the form can read (%s)", (language) => {
  for (const work of works) {
    const { answer } = asked(`what=${work}&home=villa&place=sharjah`, languages[language].prefix);
    const query = new URL(answer?.quotation ?? "", "https://site.test").searchParams;
    const brought = handedOverBy(query, language);
    expect(query.get("place")).toBe("sharjah");
    const said = brought?.lines.map(([, value]) => value).join();
    expect(said).toContain(answer?.figures[0]?.[1]);
    expect(JSON.stringify(answer)).not.toMatch(/\{\{|undefined|NaN|plan\./);
  }
});
