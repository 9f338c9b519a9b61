import type { Language } from "@site/ground/language/languages.ts";
import type { QuotedLine } from "#domain/leads/index.ts";
import type { Say } from "../kit/frame/say.ts";

/** The words of a calculator in both languages. */
export type SayByLanguage<W> = Record<Language, Say<W>>;

type Text = QuotedLine["text"];

export const item = (text: Text, unit: string, quantity: number, price?: QuotedLine["price"]): QuotedLine => ({
  ...{ kind: "item", text, unit, quantity },
  ...(price && { price }),
});

/** Makes a line that has only text. */
export const saying = (kind: "heading" | "excluded" | "note", text: Text): QuotedLine => ({
  ...{ kind, text, unit: "job", quantity: 0 },
});
