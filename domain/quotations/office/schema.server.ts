import { hasAmount, lineKinds, vatKinds } from "@site/engine/money/quotation.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { fromUaeClock } from "@site/ground/time/uae-time.ts";
import { z } from "zod";
import { cleanText } from "#site/forms/form.server.ts";
import type { QuotationDraft } from "../store/types.ts";
import { mostLines } from "./editor/draft.ts";
import { filsOf, milliOf } from "./typed-amounts.ts";
import { quotationUnits } from "./units.ts";

const words = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(cleanText)
    .pipe(z.string().trim().max(max));
const figure = (parse: (typed: string) => number | undefined) => (typed: string, context: z.RefinementCtx) => {
  const value = parse(typed);
  if (value === undefined) context.addIssue({ code: "custom", message: "is no figure" });
  return value ?? 0;
};
const typed = z.string().max(40);

const line = z
  .object({
    kind: z.enum(lineKinds),
    textEn: words(600),
    textAr: words(600),
    unit: z.enum(quotationUnits),
    quantity: typed.transform(figure((text) => (text.trim() === "" ? 0 : milliOf(text)))),
    /** Undefined while no price has been typed. */
    price: typed.transform((text, context) => (text.trim() === "" ? undefined : figure(filsOf)(text, context))),
    discount: typed.transform(figure(filsOf)),
    vat: z.enum(vatKinds),
    group: z.string().regex(/^[A-Z]?$/),
    taken: z.boolean().default(false),
  })
  .transform(({ kind, textEn, textAr, unit, quantity, price, discount, vat, group, taken }) => ({
    ...{ kind, textEn, textAr, unit, vat, taken },
    qtyMilli: hasAmount(kind) ? quantity : 0,
    unitFils: hasAmount(kind) ? (price ?? 0) : 0,
    discountFils: hasAmount(kind) ? discount : 0,
    unpriced: hasAmount(kind) && price === undefined,
    optionGroup: kind === "option" ? group : "",
  }));

const day = 86_400_000;

/** The form of a draft as the editor sends it. Amounts are typed text. */
export const draftSchema = z
  .object({
    locale: z.enum(["en", "ar"]),
    basis: z.enum(["net", "gross"]),
    /** The form sends the last valid day in the UAE; the stored time is the end of that day. */
    validUntil: z.iso.date().transform((date) => fromUaeClock(Date.parse(date)) + day),
    name: words(120),
    company: words(120),
    trn: z
      .string()
      .max(60)
      .transform((typed) => westernDigits(typed).replace(/\s/g, ""))
      .pipe(z.string().regex(/^(\d{15})?$/)),
    address: words(300),
    lines: z.array(line).max(mostLines),
  })
  .transform(
    ({ locale, basis, validUntil, lines, ...customer }): QuotationDraft => ({
      locale,
      basis,
      validUntil,
      customer,
      lines,
    }),
  );

/** Names the field that is wrong. `line` counts from 1. */
export function wrongField(error: z.ZodError): { field: string; line?: number } {
  const [first, line, field] = error.issues[0]?.path ?? [];
  return first === "lines" && typeof line === "number"
    ? { field: String(field ?? "lines"), line: line + 1 }
    : { field: String(first ?? "") };
}
