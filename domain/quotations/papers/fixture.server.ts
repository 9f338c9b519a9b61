import { firstChoice, totalOf } from "@site/engine/money/quotation.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { viewOf } from "../customer/view.server.ts";
import { aDraft, aLine } from "../store/fixture.ts";
import { hashOf } from "../store/hash.ts";
import type { Quotation } from "../store/read.ts";
import type { QuotationLine } from "../store/types.ts";
import { quotationPaper } from "./quotation.server.ts";

const sentAt = Date.UTC(2026, 10, 26, 8);
const day = 86_400_000;

/** A sent quotation with a line of every kind. */
export function aSentQuotation(overrides: Partial<Quotation> = {}): Quotation {
  const draft = aDraft({ validUntil: sentAt + 14.5 * day });
  const lines: QuotationLine[] = [
    { ...aLine, kind: "heading", textEn: "Chiller room", textAr: "غرفة المبردات" },
    { ...aLine, unit: "piece", discountFils: 12_345 },
    {
      ...aLine,
      kind: "allowance",
      unit: "m2",
      qtyMilli: 12_500,
      unitFils: 4250,
      textEn: "Insulation where it is wet (measured on site)",
      textAr: "عزل المواضع الرطبة (تقاس المساحة في الموقع)",
    },
    {
      ...aLine,
      unit: "lump",
      qtyMilli: 1000,
      vat: "Z",
      textEn: "Call 04 555 0100 before 7:30",
      textAr: "اتصل على 04 555 0100 قبل 7:30",
    },
    { ...aLine, kind: "heading", textEn: "Fan motor", textAr: "محرك المروحة" },
    ...draft.lines.slice(1),
    { ...aLine, kind: "note", textEn: "Work from 8:00 to 17:00.", textAr: "العمل من 8:00 حتى 17:00." },
  ];
  const quotation: Quotation = {
    ...draft,
    id: "1",
    leadId: "1",
    enquiryId: "1",
    number: "QT-2026-0042",
    revision: 1,
    state: "sent",
    net: 0,
    vat: 0,
    gross: 0,
    hash: null,
    key: "abcdefghijklmnopqrstuv",
    sentAt,
    seenAt: null,
    answeredAt: null,
    answer: {},
    version: 3,
    lines,
    ...overrides,
  };
  return {
    ...quotation,
    ...totalOf(quotation.lines, quotation.basis, firstChoice(quotation.lines)),
    hash: hashOf(quotation, quotation.number ?? ""),
  };
}

/** The PDF data of that quotation on the day after it was sent. */
export async function aPaper(language: Language, overrides: Partial<Quotation> = {}) {
  const quotation = aSentQuotation(overrides);
  const sent = { quotation, reference: "WT-7K2M9X", enquiryKey: "", email: "sara@example.com" };
  return quotationPaper(quotation, await viewOf(sent, language, new URLSearchParams(), sentAt + day), language);
}
