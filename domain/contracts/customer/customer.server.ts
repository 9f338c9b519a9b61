import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { unitKinds } from "#domain/people/index.server.ts";
import { type Quotation, readQuotation } from "#domain/quotations/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { visitsIn } from "#site/content/contract-dates.ts";
import { dayOf, daysOf, visitTime } from "#site/i18n/days.ts";
import { coveredBy } from "../office/covered-work.server.ts";
import {
  type Contract,
  type ContractVisit,
  contractsOfEnquiry,
  isRunning,
  visitIs,
  visitsOfContract,
} from "../store/read.ts";

/**
 * Returns the contracts of an enquiry for its page: what is covered, and when we come. Addresses and serial numbers are left out, because
 * the customer may pass the link on.
 */
export async function contractsFor(enquiryId: string, language: Language, now = currentTime()) {
  const database = await db();
  const shown: CustomerContract[] = [];
  for (const contract of await contractsOfEnquiry(database, enquiryId)) {
    const quotation = await readQuotation(database, contract.quotationId);
    const visits = await visitsOfContract(database, contract.id);
    shown.push(shownContract(contract, quotation, visits, language, now));
  }
  return shown;
}

type ShownVisit = Pick<ContractVisit, "state" | "from" | "to">;

/** Returns what a customer sees of a contract with its quotation and its visits. */
export function shownContract(
  contract: Contract,
  quotation: Quotation | undefined,
  visits: readonly ShownVisit[],
  language: Language,
  now: number,
) {
  const kinds = unitKinds(language);
  const runs = isRunning(contract, now);
  const agreed = visits.filter((visit) => visitIs(visit, "isAgreed"));
  const ahead = agreed.filter((visit) => visit.to > now);
  const done = visits.filter((visit) => visitIs(visit, "wasDone"));
  return {
    id: contract.id,
    number: contract.number,
    runs,
    at: contract.term.from,
    ...daysOf(contract.term, language),
    ended: dayOf(contract.closedAt ?? contract.term.to - 1, language),
    quote: quotation && { number: quotation.number ?? "", page: pageOf(quotation) },
    covered: quotation ? coveredBy(quotation, language).filter(({ kind }) => kind !== "excluded") : [],
    units: contract.units.map(({ kind, pieces }) => ({ kind: kinds[kind], pieces })),
    next: runs && ahead[0] ? span(ahead[0].from, ahead[0].to, language) : undefined,
    done: done.map(({ from }) => dayOf(from, language)),
    /** The number of visits that the contract includes, whether they have a time or not. */
    visits: visitsIn({ ...contract.term, visitsAYear: contract.visitsAYear }),
    open: runs ? visits.length - done.length - agreed.length : 0,
    /** The visits that took place or are agreed. Times that are only proposed are not in it. */
    calendar: [...done, ...agreed]
      .toSorted((one, other) => one.from - other.from)
      .map((visit) => ({ when: visitTime(visit, language), wasDone: done.includes(visit) })),
  };
}
const pageOf = ({ key }: Quotation): PageId => `/quotation/${key}`;

export type CustomerContract = ReturnType<typeof shownContract>;
