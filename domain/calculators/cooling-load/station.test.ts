import { cities, cityIds, stations } from "@site/engine/data/stations.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { sayer } from "../kit/frame/say.ts";
import { stationLine } from "./station.ts";
import { words as schema } from "./words.ts";

const dubai: Record<Language, string> = { en: "Dubai's", ar: "دبي" };

test.each(languageCodes)("in %s a city's weather says which data are Dubai's", (language) => {
  const words = schema.parse(readPage("calculator", "/calculators/hvac-cooling-load", language)?.words);
  const say = sayer(words, calculatorWords(language), language);
  const [, nearest = "?"] = words.result.nearest.split(/\{\w+\}/);
  for (const city of cityIds) {
    const { station, own } = cities[city];
    const line = stationLine(city, say);
    expect(line).toContain(words.result.stations[station]);
    expect(line.includes(nearest)).toBe(!own);
    const months = words.result.stationMonths[station];
    expect(line.endsWith(months)).toBe(true);
    const isDubais = station !== "dubai-intl" && stations[station].taub === stations["dubai-intl"].taub;
    expect(months.includes(dubai[language])).toBe(isDubais);
  }
});
