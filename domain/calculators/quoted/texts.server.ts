import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { QuotedLine } from "#domain/leads/index.ts";
import { arePricesExamples, currentPrices } from "#site/content/prices.server.ts";
import { translator } from "#site/i18n/t.ts";
import { item, saying } from "./line.ts";

export const inBoth = (make: (language: Language) => string): QuotedLine["text"] => ({
  en: make("en"),
  ar: make("ar"),
});

type Words = ReturnType<typeof translator<"quotation">>;

/** Makes a text from messages/quotation.json in both languages. */
export const quotationText = (make: (words: Words, language: Language) => string): QuotedLine["text"] =>
  inBoth((language) => make(translator(language, "quotation"), language));

/** A placeholder that the office fills in before the quotation can be sent. */
export const blankNamed = (name: string): string => `{${name}}`;

export const makeAndModel = (words: Words) => ({
  make: blankNamed(words("taken.make")),
  model: blankNamed(words("taken.model")),
});

/** Makes a line from a row of the price list, at the lower end of the row's price range. Undefined if the price is no longer shown. */
export function rowLine(id: string, quantity: number): QuotedLine | undefined {
  const row = currentPrices().find((one) => one.id === id);
  return row && item(row.name, row.unit, quantity, { aed: row.from, checked: row.checked });
}

/**
 * Makes notes that name the dates of the prices. Example prices must be checked before a quotation is sent, so their note has an open place that
 * the office must fill in.
 */
export function pricesSaid(lines: readonly QuotedLine[]): QuotedLine[] {
  const days = [...new Set(lines.flatMap(({ price }) => price?.checked ?? []))].sort();
  return days.map((checked) =>
    saying(
      "note",
      quotationText((words, language) => {
        const day = dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(checked));
        return arePricesExamples()
          ? words("taken.examples", { day, open: blankNamed(words("taken.checkPrices")) })
          : words("taken.prices", { day });
      }),
    ),
  );
}
