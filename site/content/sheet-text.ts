import { memoize } from "@site/engine/memoize.ts";
import type { Figure, Quantity } from "@site/engine/sheets/tables.ts";
import { type Language, languages } from "@site/ground/language/languages.ts";
import type { ShownCell } from "./shown-sheet.ts";

export const noValue = "–";
/** In Arabic text this character keeps a minus sign before its number. */
const leftToRight = "\u200e";

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** Formatters are cached, because creating one costs far more than using it. */
const fixed = memoize(
  (digits: number) =>
    new Intl.NumberFormat("en-US", {
      minimumFractionDigits: digits === 1 ? 1 : 0,
      maximumFractionDigits: digits,
      signDisplay: "negative",
    }),
);

export function numberText(value: number, { step, signed, clock }: Quantity, language: Language): string {
  if (clock) return clockOf(value);
  const digits = step < 1 ? String(step).length - 2 : 0;
  const plus = signed && value > 0 ? "+" : "";
  const text = plus + fixed(digits).format(value).replace("-", "−");
  return languages[language].dir === "rtl" && /^[+−]/.test(text) ? leftToRight + text : text;
}

/** Writes a figure in the reader's language. `nameOf` returns the name of an id. */
export function cellOf(
  figure: Figure,
  quantity: Quantity,
  nameOf: (id: string) => string,
  language: Language,
): ShownCell {
  const text = (value: number) => numberText(value, quantity, language);
  if (typeof figure === "number") return { text: text(figure), strong: quantity.mark?.(figure) ?? false };
  if (!figure || (Array.isArray(figure) && figure.length === 0)) return { text: noValue, strong: false };
  if ("from" in figure) {
    const [from, to] = [text(figure.from), text(figure.to)];
    return { text: from === to ? from : `${from}–${to}`, strong: false };
  }
  return { text: figure.map(nameOf).join(language === "ar" ? "، " : ", "), strong: false };
}
