import type { Language } from "@site/ground/language/languages.ts";
import { contractStates } from "@site/ground/states/contract.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { contractsOfLead } from "#server/contracts/read.ts";
import { db } from "#server/db/db.ts";
import { quotesOfLead } from "#server/quotes/read.ts";
import { dayOf } from "./days.ts";
import { soonDays } from "./soon.server.ts";
import { shownState } from "./state.server.ts";

/** What the lead's page shows of its contracts, and from which quotations one can be made. */
export async function contractsOf(leadId: string, language: Language, now = Date.now()) {
  const database = await db();
  const contracts = await contractsOfLead(database, leadId);
  const soon = await soonDays(database);
  const quotes = await quotesOfLead(database, leadId);
  const hasOne = (quote: string) =>
    contracts.some((one) => one.quoteId === quote && contractStates[one.state].isInForce);
  return {
    list: contracts.map(({ id, number, state, term, closedAt }) => ({
      id,
      number,
      state: shownState({ state, term }, soon, now),
      until: dayOf(closedAt ?? term.to - 1, language),
    })),
    from: quotes
      .filter(({ id, state }) => quotationStates[state].isAgreed && !hasOne(id))
      .map(({ id, number }) => ({ id, number: number ?? "" })),
  };
}
export type LeadContractsData = Awaited<ReturnType<typeof contractsOf>>;
