import { createHash } from "node:crypto";
import type { Quote } from "./read.ts";

/**
 * The fingerprint of everything that the customer was sent: SHA-256 of its JSON, with the fields in this order. The same quotation always
 * gives the same text, so that either side can prove what was accepted.
 */
export function hashOf(quote: Quote, number: string): string {
  const { revision, locale, customer, basis, validUntil, lines } = quote;
  const { name, company, trn, address } = customer;
  const text = JSON.stringify({
    number,
    revision,
    locale,
    customer: { name, company, trn, address },
    basis,
    validUntil,
    lines: lines.map((line) => [
      line.kind,
      line.textEn,
      line.textAr,
      line.unit,
      line.qtyMilli,
      line.unitFils,
      line.discountFils,
      line.vat,
      line.optionGroup,
    ]),
  });
  return createHash("sha256").update(text).digest("hex");
}
