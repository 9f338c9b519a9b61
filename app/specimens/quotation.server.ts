import { hasAmount, totalOf } from "@site/engine/money/quotation.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { recordOf } from "@site/typed";
import { words as plannerWords } from "#domain/calculators/amc-planner/words.ts";
import { pageWords } from "#domain/calculators/kit/frame/entry.server.ts";
import { count } from "#domain/calculators/kit/frame/say.ts";
import { type SentQuotation, viewOf } from "#domain/quotations/customer/view.server.ts";
import { quotationPaper } from "#domain/quotations/papers/quotation.server.ts";
import { hashOf, type Quotation, type QuotationLine } from "#domain/quotations/store/index.ts";
import { currentPrices, plannerPrices } from "#site/content/prices.server.ts";
import { templateLines } from "#site/content/quotation-templates.server.ts";
import { specimenData } from "#site/content/specimens.server.ts";
import { examplePlan, timeOf } from "./building.server.ts";

const blank: QuotationLine = {
  kind: "item",
  textEn: "",
  textAr: "",
  unit: "",
  qtyMilli: 0,
  unitFils: 0,
  discountFils: 0,
  vat: "S5",
  optionGroup: "",
};
const template = "maintenance";

/** Returns the example's quotation: the planner's equipment at the lowest of our listed prices, and the closing lines of our template. */
export function exampleQuotation(language: Language): Quotation {
  const { customer, building, number, quotation: days } = specimenData();
  const lines = linesOf(days.sent, days.option);
  const chosen = lines.flatMap(({ kind }, position) => (kind === "option" ? [position] : []));
  const quotation: Quotation = {
    ...{ id: "", leadId: "", enquiryId: "", key: "", version: 1, revision: 1, seenAt: null },
    ...{ number: `QT-${number}`, state: "accepted", locale: language, basis: "gross" },
    customer: { name: building.name[language], company: "", trn: "", address: building.place[language] },
    ...{ sentAt: timeOf(days.sent, 10), answeredAt: timeOf(days.accepted, 11) },
    validUntil: timeOf(days.until, 24),
    ...{ lines, ...totalOf(lines, "gross", chosen) },
    ...{ hash: null, answer: {} },
  };
  const hash = hashOf(quotation, `QT-${number}`);
  const evidence = { terms: "", sentTo: "", code: true, ip: "", agent: "" };
  const acceptance = { name: customer[language], chosen, hash, language, ...evidence };
  return { ...quotation, hash, answer: { acceptance } };
}

function linesOf(day: string, option: string): QuotationLine[] {
  const { rates } = plannerPrices("en", day);
  const said = recordOf(languageCodes, (code) => pageWords(plannerWords, "amc-planner", code));
  const planned = examplePlan().lines.flatMap(({ id, pieces, visits }): QuotationLine[] => {
    const rate = rates[id];
    if (!rate) return [];
    const [textEn, textAr] = (["en", "ar"] as const).map((code) => {
      const { equipment, counted } = said[code];
      return `${equipment[id]}${code === "ar" ? "، " : ", "}${count(counted.visits, visits, code)}`;
    });
    const unitFils = Math.round((rate.from / rate.visits) * visits * 100);
    return [
      { ...blank, textEn: textEn ?? "", textAr: textAr ?? "", unit: "unit-year", qtyMilli: pieces * 1000, unitFils },
    ];
  });
  const extra = currentPrices(day).filter(({ id }) => id === option);
  const fixed = templateLines(template).map(({ kind, text, unit = "" }) => ({
    ...{ ...blank, kind, unit, textEn: text.en, textAr: text.ar },
  }));
  return [
    ...fixed.slice(0, 1),
    ...planned,
    ...extra.map(
      ({ name, from, unit }): QuotationLine => ({
        ...{ ...blank, kind: "option", textEn: name.en, textAr: name.ar, unit, qtyMilli: 1000, unitFils: from * 100 },
      }),
    ),
    ...fixed.filter(({ kind }) => kind !== "heading" && !hasAmount(kind) && kind !== "option"),
  ];
}

const sentOf = (quotation: Quotation): SentQuotation => ({
  ...{ quotation, enquiryKey: "", email: "" },
  reference: specimenData().reference,
});

export const quotationView = (language: Language) => {
  const quotation = exampleQuotation(language);
  return viewOf(sentOf(quotation), language, new URLSearchParams(), quotation.answeredAt ?? 0);
};

export const quotationExamplePaper = async (language: Language) =>
  quotationPaper(exampleQuotation(language), await quotationView(language), language);
