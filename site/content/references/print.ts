import type { Quantity } from "@site/engine/sheets/tables.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { type Units, unitOf } from "@site/ground/language/units.ts";
import { isOneOf } from "@site/typed";
import { type Fact, factFileOf, placeOfFact } from "../schemas/facts.ts";
import type { Prices } from "../schemas/prices.ts";
import { numberText } from "../sheet-text.ts";
import { numbersIn } from "./figures.ts";
import type { ReferenceKind } from "./grammar.ts";
import { sheetFigure } from "./sheet-figures.ts";

/** Where references find their figures */
export type Origins = {
  prices: () => Prices;
  facts: (file: string) => readonly Fact[];
  units: (language: Language) => Units;
  /** True if the company offers the work of a page. */
  sells: (page: string) => boolean;
};

/** A place in the content: the language of the file, the path of the field, and the whole text of the field. */
export type Place = { language: Language; field: string; text: string };

/** A reference that was found, with the source that it stands on. */
export type Citation =
  | { kind: "sheet"; sheet: string; city: string }
  | { kind: "fact"; fact: Fact }
  | { kind: "price"; row: string; checked: string };
export type PrintResult = { text: string; cited: Citation } | { wrong: string };

type Printer = (args: string[], place: Place, origins: Origins) => PrintResult;

const to = { en: "to", ar: "إلى" };
const example = { en: "Example", ar: "مثال" };

/** Writes an amount with its unit. In English the currency stands before the amount. */
function withUnit(
  text: string,
  value: number,
  unit: string | undefined,
  digits: number,
  { language }: Place,
  units: Units,
) {
  if (!unit) return text;
  const word = unitOf(units, language, unit, value, digits);
  return language === "en" && unit === "aed" ? `${word} ${text}` : `${text} ${word}`;
}

/** Writes a number of a sheet as a sentence says it. Only a column of figures shows a plus. */
export const plainNumber = (value: number, { signed: _, ...quantity }: Quantity, language: Language) =>
  numberText(value, quantity, language);

const ends = ["from", "to"] as const;

const sheet: Printer = (args, place, { units }) => {
  const { language } = place;
  const last = args.at(-1) ?? "";
  const all = units(language);
  const unit = args.length > 4 && last in all ? last : undefined;
  const named = unit ? args.slice(0, -1) : args;
  const end = ends.find((one) => one === named.at(-1));
  const found = sheetFigure(end ? named.slice(0, -1) : named);
  if ("wrong" in found) return found;
  const { figure, quantity } = found;
  const digits = quantity.step < 1 ? String(quantity.step).length - 2 : 0;
  const write = (value: number) => plainNumber(value, quantity, language);
  const cited = { kind: "sheet", sheet: args[0] ?? "", city: args[1] ?? "" } as const;
  if (typeof figure === "number") return { text: withUnit(write(figure), figure, unit, digits, place, all), cited };
  if (!figure || !("from" in figure)) return { wrong: "the sheet has no figure there" };
  const [from, upTo] = [write(figure.from), write(figure.to)];
  const span = end ? write(figure[end]) : from === upTo ? from : `${from} ${to[language]} ${upTo}`;
  return { text: withUnit(span, end ? figure[end] : figure.to, unit, digits, place, all), cited };
};

const yearsIn = (text: string) => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];

const fact: Printer = ([id = "", ...said], { language, text }, { facts }) => {
  const file = factFileOf(placeOfFact(id));
  const found = file && facts(file).find((each) => each.id === id);
  if (!found) return { wrong: `there is no fact ${id} in content/shared/facts` };
  const figure = said.join(" ");
  const known = numbersIn(found[language]);
  if (!known.includes(figure))
    return { wrong: `the fact does not say ${figure || "that"}; its figures are ${known.join(", ") || "none"}` };
  const years = yearsIn(`${found[language]} ${found.src}`);
  if (found.print === "dated" && !years.some((year) => text.includes(year)))
    return { wrong: `the fact is of its time: the same text must name its year (${[...new Set(years)].join(", ")})` };
  return { text: figure, cited: { kind: "fact", fact: found } };
};

/** No company has words for this placeholder, so a text with it is left out (site/content/our-words.server.ts). */
const unsold = "{company.price}";

/** Fields that search engines and cards show by themselves, where no mark says that a price is an example. */
const unmarked = /^(seo\.|name$|summary$)/;

const price: Printer = ([id = "", end, ...more], place, { prices, units, sells }) => {
  const { sample, trades } = prices();
  const [found] = Object.values(trades).flatMap(({ rows, checked, service }) =>
    rows[id] ? [{ ...rows[id], checked, service }] : [],
  );
  if (!found) return { wrong: `there is no row ${id} in content/shared/prices.yaml` };
  if (found.aed === "survey") return { wrong: `${id} has no sum, because it is priced after a survey` };
  if ((end && !isOneOf(ends, end)) || more.length > 0) return { wrong: `after ${id} only "from" or "to" may stand` };
  if (sample && unmarked.test(place.field))
    return { wrong: "this price is an example, and an example may not stand here, where nothing marks it" };
  const cited = { kind: "price", row: id, checked: found.checked } as const;
  if (!sells(found.service)) return { text: unsold, cited };
  const [from, upTo] = found.aed;
  const { language } = place;
  const write = (value: number) => value.toLocaleString("en-US");
  const value = end === "from" ? from : upTo;
  const amount = end ? write(value) : `${write(from)} ${to[language]} ${write(upTo)}`;
  const text = withUnit(amount, value, "aed", 0, place, units(language));
  const mark = sample ? ` (${example[language]})` : "";
  return { text: text + mark, cited };
};

const printers: Record<ReferenceKind, Printer> = { sheet, fact, price };

export const printReference = (kind: ReferenceKind, args: string[], place: Place, origins: Origins): PrintResult =>
  printers[kind](args, place, origins);
