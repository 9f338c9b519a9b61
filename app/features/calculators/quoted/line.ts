import type { Language } from "@site/ground/language/languages.ts";
import type { Say } from "../frame/say.ts";

/** What a result wants done or bought, as a line of a quotation. */
export interface QuotedLine {
  kind: "heading" | "item" | "excluded" | "note";
  text: Record<Language, string>;
  unit: string;
  quantity: number;
  /** AED with VAT for a unit, of a row that was checked on a day; undefined where the price list has none. */
  price?: { aed: number; checked: string };
}

/** The words of a calculator in both languages. */
export type Both<W> = Record<Language, Say<W>>;

type Text = QuotedLine["text"];

export const item = (text: Text, unit: string, quantity: number, price?: QuotedLine["price"]): QuotedLine => ({
  ...{ kind: "item", text, unit, quantity },
  ...(price && { price }),
});

/** A line that only says something. */
export const saying = (kind: "heading" | "excluded" | "note", text: Text): QuotedLine => ({
  ...{ kind, text, unit: "job", quantity: 0 },
});
