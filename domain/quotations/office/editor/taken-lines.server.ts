import { hasAmount, type PriceBasis, type PricedLine, withoutVat } from "@site/engine/money/quotation.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { AboutCalculations, QuotedLine } from "#domain/leads/index.ts";
import { db } from "#platform/db/db.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import type { Quotation } from "../../store/read.ts";
import type { QuotationLine } from "../../store/types.ts";

/**
 * Returns the calculation of the enquiry for which the quotation is made. If it has none, returns that of the lead into which the enquiry
 * was merged.
 */
async function storedFor({ enquiryId, leadId }: Pick<Quotation, "enquiryId" | "leadId">) {
  const leads = (await db()).selectFrom("leads").select(["id", "details"]).where("id", "in", [enquiryId, leadId]);
  const rows = await leads.execute();
  const of = (lead: string) => rows.flatMap((row) => (row.id === lead ? (leadDetails(row).calculation ?? []) : []))[0];
  return of(enquiryId) ?? of(leadId);
}

export const calculationFor = async (quotation: Quotation, language: Language, { brought }: AboutCalculations) =>
  brought(await storedFor(quotation), language);

/** Returns the calculation as lines of a quotation, with net or gross prices as in the draft. Returns undefined if there are no lines. */
export async function takenLines(
  request: Request,
  quotation: Quotation,
  basis: PriceBasis,
  { quoted }: AboutCalculations,
): Promise<QuotationLine[] | undefined> {
  const lines = await quoted(request, await storedFor(quotation));
  return lines?.map((line) => lineOf(line, basis));
}

function lineOf({ kind, text, unit, quantity, price }: QuotedLine, basis: PriceBasis): QuotationLine {
  const priced: PricedLine = {
    kind,
    vat: "S5",
    optionGroup: "",
    qtyMilli: hasAmount(kind) ? Math.round(quantity * 1000) : 0,
    unitFils: Math.round((price?.aed ?? 0) * 100),
    discountFils: 0,
  };
  return {
    ...(basis === "net" ? withoutVat(priced) : priced),
    textEn: text.en,
    textAr: text.ar,
    unit,
    unpriced: hasAmount(kind) && !price,
    taken: true,
  };
}
