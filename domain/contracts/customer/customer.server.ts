import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { unitKinds } from "#domain/people/index.server.ts";
import { readQuotation } from "#domain/quotations/store/index.ts";
import { db } from "#platform/db/db.ts";
import { dayOf, daysOf } from "#site/i18n/days.ts";
import { coveredBy } from "../office/covered-work.server.ts";
import { contractsOfEnquiry, isRunning, isSettled, visitIs, visitsOfContract } from "../store/read.ts";

/**
 * Returns the contracts of an enquiry for its page: what is covered, and when we come. Addresses and serial numbers are left out, because
 * the customer may pass the link on.
 */
export async function contractsFor(enquiryId: string, language: Language, now = Date.now()) {
  const database = await db();
  const shown = [];
  for (const contract of await contractsOfEnquiry(database, enquiryId)) {
    const quotation = await readQuotation(database, contract.quotationId);
    const visits = await visitsOfContract(database, contract.id);
    const kinds = unitKinds(language);
    const runs = isRunning(contract, now);
    const ahead = visits.filter((visit) => visitIs(visit, "isAgreed") && visit.to > now);
    shown.push({
      id: contract.id,
      number: contract.number,
      runs,
      ...daysOf(contract.term, language),
      ended: dayOf(contract.closedAt ?? contract.term.to - 1, language),
      quote: quotation && { number: quotation.number ?? "", key: quotation.key },
      covered: quotation ? coveredBy(quotation, language).filter(({ kind }) => kind !== "excluded") : [],
      units: contract.units.map(({ kind, pieces }) => ({ kind: kinds[kind], pieces })),
      next: runs && ahead[0] ? span(ahead[0].from, ahead[0].to, language) : undefined,
      done: visits.filter((visit) => visitIs(visit, "wasDone")).map(({ from }) => dayOf(from, language)),
      open: runs ? visits.filter((visit) => !isSettled(visit)).length : 0,
    });
  }
  return shown;
}
export type CustomerContract = Awaited<ReturnType<typeof contractsFor>>[number];
