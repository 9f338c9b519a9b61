import { createHash } from "node:crypto";
import { firstChoice, totalOf } from "@site/engine/money/quotation.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import type { Quotation } from "./read.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Returns everything that the customer was sent, as JSON in format 1, which docs/quotations.md describes in words. The same quotation always gives
 * the same text. Never change this function, because the fingerprints of sent quotations are made from its result.
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

/** Returns the fingerprint, so that either side can prove what was accepted. */
export const hashOf = (quotation: Quotation, number: string): string => sha256(quotationJson(quotation, number));

/** Says whether the rows still say what was sent, and whether that is what was accepted. */
export function isAsSent(quotation: Quotation): boolean {
  const { number, hash, answer, state } = quotation;
  if (number === null || hash !== hashOf(quotation, number)) return false;
  return "acceptance" in answer ? answer.acceptance.hash === hash : !quotationStates[state].isAgreed;
}

/**
 * Says whether the sums of the row, which mails, lists and figures use, are those of its lines. Options count if they were accepted; before that, the
 * first of each choice counts.
 */
export function hasItsSums({ lines, basis, answer, net, vat, gross }: Quotation): boolean {
  const sums = totalOf(lines, basis, "acceptance" in answer ? answer.acceptance.chosen : firstChoice(lines));
  return sums.net === net && sums.vat === vat && sums.gross === gross;
}
