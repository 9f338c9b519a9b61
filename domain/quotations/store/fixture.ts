import { currentTime } from "#platform/machine/time.ts";
import type { QuotationDraft, QuotationLine } from "./types.ts";

export const aLine: QuotationLine = {
  kind: "item",
  textEn: "Condenser fan motor replaced",
  textAr: "تبديل محرك مروحة المكثف",
  unit: "pc",
  qtyMilli: 2000,
  unitFils: 65_000,
  discountFils: 0,
  vat: "S5",
  optionGroup: "",
};

const day = 86_400_000;

/** A draft of AED 1,300 plus VAT, with two alternative options and an optional extra. */
export const aDraft = (overrides: Partial<QuotationDraft> = {}): QuotationDraft => ({
  locale: "en",
  customer: { name: "Sara Ahmed", company: "", trn: "", address: "Al Barsha 1, Dubai" },
  basis: "net",
  validUntil: currentTime() + 14 * day,
  lines: [
    aLine,
    {
      ...aLine,
      kind: "option",
      textEn: "Standard motor",
      textAr: "محرك عادي",
      qtyMilli: 1000,
      unitFils: 10_000,
      optionGroup: "A",
    },
    {
      ...aLine,
      kind: "option",
      textEn: "Quiet motor",
      textAr: "محرك هادئ",
      qtyMilli: 1000,
      unitFils: 30_000,
      optionGroup: "A",
    },
    { ...aLine, kind: "option", textEn: "Coil cleaned", textAr: "تنظيف الكويل", qtyMilli: 1000, unitFils: 20_000 },
    { ...aLine, kind: "excluded", textEn: "Civil works", textAr: "الأعمال المدنية", qtyMilli: 0, unitFils: 0 },
  ],
  ...overrides,
});
