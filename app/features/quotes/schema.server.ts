import { z } from "zod";
import { cleanText } from "#app/features/leads/form.server.ts";
import { westernDigits } from "#app/features/leads/text.ts";
import { fromUaeClock } from "#app/i18n/uae-time.ts";
import { hasAmount, lineKinds, vatKinds } from "#engine/money/quotation.ts";
import type { QuoteDraft } from "#server/quotes/types.ts";
import { filsOf, milliOf } from "./typed-amounts.ts";
import { quoteUnits } from "./units.ts";

const words = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(cleanText)
    .pipe(z.string().trim().max(max));
const parsed = (parse: (typed: string) => number | undefined) =>
  z
    .string()
    .max(40)
    .transform((typed, context) => {
      const value = parse(typed);
      if (value === undefined) context.addIssue({ code: "custom", message: "is no figure" });
      return value ?? 0;
    });

const line = z
  .object({
    kind: z.enum(lineKinds),
    textEn: words(600),
    textAr: words(600),
    unit: z.enum(quoteUnits),
    quantity: parsed((typed) => (typed.trim() === "" ? 0 : milliOf(typed))),
    price: parsed(filsOf),
    discount: parsed(filsOf),
    vat: z.enum(vatKinds),
    group: z.string().regex(/^[A-Z]?$/),
  })
  .transform(({ kind, textEn, textAr, unit, quantity, price, discount, vat, group }) => ({
    ...{ kind, textEn, textAr, unit, vat },
    qtyMilli: hasAmount(kind) ? quantity : 0,
    unitFils: hasAmount(kind) ? price : 0,
    discountFils: hasAmount(kind) ? discount : 0,
    optionGroup: kind === "option" ? group : "",
  }));

const day = 86_400_000;

/** A draft as the editor sends it; amounts are text, as they were typed. */
export const draftSchema = z
  .object({
    locale: z.enum(["en", "ar"]),
    basis: z.enum(["net", "gross"]),
    /** The last day in the UAE. */
    validUntil: z.iso.date().transform((date) => fromUaeClock(Date.parse(date)) + day),
    name: words(120),
    company: words(120),
    trn: z
      .string()
      .max(60)
      .transform((typed) => westernDigits(typed).replace(/\s/g, ""))
      .pipe(z.string().regex(/^(\d{15})?$/)),
    address: words(300),
    lines: z.array(line).max(200),
  })
  .transform(
    ({ locale, basis, validUntil, lines, ...customer }): QuoteDraft => ({ locale, basis, validUntil, customer, lines }),
  );

/** Which field of the editor is wrong; `line` counts from 1. */
export function wrongField(error: z.ZodError): { field: string; line?: number } {
  const [first, line, field] = error.issues[0]?.path ?? [];
  return first === "lines" && typeof line === "number"
    ? { field: String(field ?? "lines"), line: line + 1 }
    : { field: String(first ?? "") };
}
