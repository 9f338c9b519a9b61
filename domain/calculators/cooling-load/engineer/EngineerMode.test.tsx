import { languageCodes } from "@site/ground/language/languages.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { test as anyTest, describe, expect } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { isNightly, turn } from "#tests/set.ts";
import type { CalculatorProps } from "../../kit/frame/words.ts";
import { calculatorPage } from "../../kit/page.server.ts";
import type { Words } from "../words.ts";
import { words as schema } from "../words.ts";
import { EngineerMode } from "./EngineerMode.tsx";

describe.each(languageCodes)("engineer mode in %s", (language) => {
  const test = anyTest.runIf(isNightly || language === turn);
  const prefix = language === "en" ? "" : `/${language}`;
  const words = schema.parse(readPage("calculator", "/calculators/hvac-cooling-load", language)?.words);
  const { result, sources, options, engineer } = words;
  const shared = calculatorWords(language);
  const known = new Map<string, { text: string; html: string }>();
  const drawn = async (query: string) => (await page(query)).text;
  const page = async (query: string) => {
    const before = known.get(query);
    if (before) return before;
    const url = new URL(`https://site.test${prefix}/calculators/hvac-cooling-load?mode=engineer&${query}`);
    const page = calculatorPage(url);
    const html = renderToStaticMarkup(
      <EngineerMode {...({ ...page.words, ...page.given } as CalculatorProps<Words>)} />,
    );
    const text = html
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .replaceAll("&#x27;", "'");
    expect(text).not.toMatch(/NaN|Infinity|undefined|\{[a-z]+\}/);
    const both = { text, html };
    known.set(query, both);
    return both;
  };
  /** Returns the parts of a text between its placeholders. */
  const pieces = (text: string) => text.split(/\{\w+\}/).filter((piece) => piece.trim());

  test("a city without a station uses the nearest one, and says which data are its own", async () => {
    const text = await drawn("city=fujairah");
    for (const piece of pieces(result.nearest)) expect(text).toContain(piece.trim());
    expect(text).toContain(result.stations["dubai-intl"]);
    expect(text).toContain(result.stationMonths["dubai-intl"]);
    expect(await drawn("city=al-ain")).toContain(result.stationMonths["al-ain-intl"]);
  });

  test("the unit for the block load, its capacity on each design day, and the spare capacity", async () => {
    const text = await drawn("r=2");
    expect(text).toContain(engineer.result.system);
    expect(text).toContain(engineer.result.units);
    expect(text).toContain(result.reserve.replace("{celsius}", "46"));
    for (const piece of pieces(result.ofCapacity)) expect(text).toContain(piece.trim());
    expect(await drawn("")).not.toContain(engineer.result.units);
  });

  test("the load of a square metre includes the safety margin, like the load beside it", async () => {
    const text = await drawn("0a=100&0g=70");
    const load = Number(/([\d.]+)/.exec(text.split(engineer.result.block)[1] ?? "")?.[1]);
    const perArea = Number(/([\d.]+)/.exec(text.split(engineer.result.perArea)[1] ?? "")?.[1]);
    expect(load).toBeGreaterThan(1);
    expect(Math.abs(perArea - load * 10)).toBeLessThan(1);
  });

  test("the assumptions, with sources and the changes from the defaults", async () => {
    const text = await drawn("0l=11&0w0c=aac250&0d0s=own&y=ducted");
    for (const source of ["practice", "lighting", "dwellings", "handbookGains", "reflectance"] as const)
      expect(text).toContain(sources[source]);
    expect(text).toContain(`${options.wall.aac250}${language === "ar" ? "،" : ","} ${options.wall["thermal-block"]}`);
    expect(text).toContain(engineer.options.times.own);
    const usual = words.panels.assumptions.usual.split("{")[0] ?? "";
    expect(text.split(usual).length - 1).toBeGreaterThanOrEqual(4);
    expect((await drawn("")).split(usual)).toHaveLength(1);
  });

  test("the uncertainty of the block load, and measures that would reduce it", async () => {
    const text = await drawn("r=2");
    expect(text).toContain(result.band);
    for (const piece of pieces(result.bandText)) expect(text).toContain(piece.trim());
    const settle = (pieces(words.notes.tight).at(-1) ?? "").trim();
    expect(text.includes(settle) || text.includes((pieces(result.sure)[0] ?? "").trim())).toBe(true);
    expect(text).toContain(words.fields.glazing);
  });

  test("measures, priced with values that were typed here or in quick mode", async () => {
    const { measures, cuts } = words.panels;
    const priceOf = (price: string, efficiency: string) =>
      words.price.replace("{price}", price).replace("{efficiency}", efficiency);
    const text = await drawn("age=older&r=2&price=0.41");
    for (const { name } of Object.values(measures)) expect(text).toContain(name);
    expect(text).toContain(priceOf("0.41", "3"));
    const done = await drawn("age=older&r=2&0w0g0b=curtain&1w0g0b=drapes&0x=0.1&1x=0.2&e=4.5&k=0.5&price=0.41");
    expect(done).toContain(cuts.title);
    for (const { name } of [measures.curtains, measures.sealing]) expect(done).not.toContain(name);
    expect(done).toContain(priceOf("0.5", "4.5"));
  });

  test.each([
    ["0a=123456789", "123456789", "above", `5,000 ${engineer.units.squareMetre}`],
    ["n=35&x=30", "35", "above", `30 ${engineer.units.celsius}`],
    ["r=2&1l=abc", "abc", "not-a-number", ""],
  ] as const)(
    "an address with a refused value, %s: the value, the sentence at its field, and no load",
    async (query, typed, problem, limit) => {
      const { text, html } = await page(query);
      const field = new RegExp(`<input(?=[^>]* aria-invalid="true")(?=[^>]* value="${typed}")`);
      const load = new RegExp(`\\d ${shared.units.kw}`);
      const { refused, unanswered } = shared.notices;
      const sentence = shared.problems[problem]?.replace("{limit}", limit) ?? "?";
      expect([field.test(html), text.includes(sentence), text.includes(unanswered)]).toEqual([true, true, true]);
      expect([text.includes(refused), load.test(text), load.test(await drawn(""))]).toEqual([false, false, true]);
    },
  );

  test("an edition without optical depths asks for both lists; another sky and slats are named", async () => {
    const refused = await page("z=2021");
    expect(refused.html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(refused.text).toContain(engineer.problems["no-depths"]);
    const station = words.result.stations["abu-dhabi-intl"];
    const text = await drawn("c=abu-dhabi&z=2009&0w0g0p=outside&0w0g0a=60&see=0w0");
    expect(text).toContain(engineer.sky.known.replace("{edition}", "2009").replace("{station}", station));
    const [before, after] = engineer.slats.attenuation.split(/\{level\}/);
    expect(text).toContain(before);
    expect(await drawn("")).not.toContain(after?.split("{")[0] ?? before);
  });

  test("a crowded room on VAV: it is named with the field that corrects it, and a larger value there does so", async () => {
    const { leastAir } = engineer.fields.use;
    const crowded = "r=2&p0k=vav&0k=office&1k=meeting-room&1n=Majlis&1a=20&1p=40&at=1";
    const [before, sentence] = [await drawn(crowded), engineer.plant.impossible];
    const all = sentence
      .replace("{room}", "Majlis")
      .replace("{field}", leastAir)
      .split(/\{\w+\}/);
    for (const piece of all) expect(before).toContain(piece);
    const after = await drawn(`${crowded}&1s0l=700&see=air`);
    expect([after.includes(all[0] ?? ""), after.includes(leastAir)]).toEqual([false, true]);
    expect(await drawn("")).not.toContain(leastAir);
  });

  test("a refused value of the quick questions is left out, and the page says so", async () => {
    expect(await drawn("area=-5")).toContain(engineer.partly);
    expect(await drawn("area=25")).not.toContain(engineer.partly);
  });

  test("a notice if the rooms need more air than the unit usually supplies, and only then", async () => {
    const note = (pieces(words.notes.air)[1] ?? "").trim();
    expect(await drawn("r=2")).not.toContain(note);
    expect(await drawn("r=3&0c=28&1c=28&2c=28&0u=60&1u=60&2u=60&0x=0&1x=0&2x=0&0f=0&1f=0&2f=0")).toContain(note);
  });
});
