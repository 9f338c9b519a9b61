import type { Language } from "@site/ground/language/languages.ts";
import { contractStates } from "@site/ground/states/contract.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { shownState } from "#domain/people/index.server.ts";
import { quotationsOfLead } from "#domain/quotations/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { dayOf } from "#site/i18n/days.ts";
import { contractsOfLead } from "../store/read.ts";
import { soonDays } from "./soon.server.ts";

/** Returns the contracts of a lead for its page, and the quotations from which a contract can be created. */
export async function contractsOf(leadId: string, language: Language, now = currentTime()) {
  const database = await db();
  const contracts = await contractsOfLead(database, leadId);
  const soon = await soonDays(database);
  const quotations = await quotationsOfLead(database, leadId);
  const hasOne = (quotation: string) =>
    contracts.some((one) => one.quotationId === quotation && contractStates[one.state].isInForce);
  return {
    list: contracts.map(({ id, number, state, term, closedAt }) => ({
      id,
      number,
      state: shownState({ state, term }, soon, now),
      until: dayOf(closedAt ?? term.to - 1, language),
    })),
    from: quotations
      .filter(({ id, state }) => quotationStates[state].isAgreed && !hasOne(id))
      .map(({ id, number }) => ({ id, number: number ?? "" })),
  };
}
export type LeadContractsData = Awaited<ReturnType<typeof contractsOf>>;
