import { createHash } from "node:crypto";
import { firstChoice, totalOf } from "@site/engine/money/quotation.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import type { Quotation } from "./read.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Returns everything that the customer was sent, as JSON in format 1 (described in docs/quotations.md). The same quotation always gives the
 * same text. Never change this function: the fingerprints of sent quotations are computed from its result.
 */
export function quotationJson(
  { revision, locale, customer, basis, validUntil, lines }: Quotation,
  number: string,
): string {
  const { name, company, trn, address } = customer;
  return JSON.stringify({
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
}

/** Returns the fingerprint of a quotation. With it, company and customer can prove what was accepted. */
export const hashOf = (quotation: Quotation, number: string): string => sha256(quotationJson(quotation, number));

/** Tells whether the rows still agree with the fingerprint of what was sent and accepted. */
export function isAsSent(quotation: Quotation): boolean {
  const { number, hash, answer, state } = quotation;
  if (number === null || hash !== hashOf(quotation, number)) return false;
  return "acceptance" in answer ? answer.acceptance.hash === hash : !quotationStates[state].isAgreed;
}

/**
 * Tells whether the stored sums, which mails, lists and statistics use, agree with the lines. After the acceptance the accepted options
 * count, before it the first option of each group.
 */
export function hasItsSums({ lines, basis, answer, net, vat, gross }: Quotation): boolean {
  const sums = totalOf(lines, basis, "acceptance" in answer ? answer.acceptance.chosen : firstChoice(lines));
  return sums.net === net && sums.vat === vat && sums.gross === gross;
}
