import type { Role } from "@site/ground/company/roles.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { aboutCalculations } from "#domain/calculators/quoted/quoted.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { contractsOf } from "#domain/contracts/office/lead-contracts.server.ts";
import type { OtherDomains, SendableQuotations } from "#domain/leads/office/inbox/lead/other-domains.ts";
import type { LeadDetail } from "#domain/leads/store/index.ts";
import { behindLead } from "#domain/people/office/lead-person.server.ts";
import { quotationsOf } from "#domain/quotations/office/lead-quotations.server.ts";
import { quotationLink } from "#domain/quotations/office/link.server.ts";
import { quotationsOfLead } from "#domain/quotations/store/index.ts";
import { windowsFor } from "#domain/visits/office/calendar.server.ts";
import { visitsOf } from "#domain/visits/office/lead-visits.server.ts";
import { db } from "#platform/db/db.ts";

type Lead = LeadDetail["lead"];

const week = 7 * 86_400_000;

async function panels(lead: Lead, language: Language, role: Role) {
  return {
    quotations: await quotationsOf(lead, language),
    contracts: await contractsOf(lead.id, language),
    visits: await visitsOf(lead.id, language, may(role, "visits.change")),
    behind: await behindLead(lead, language),
  };
}
export type PanelsOfLead = Awaited<ReturnType<typeof panels>>;

/** The parts of a lead's page that come from other domains. */
export const besideLead: OtherDomains<Lead, PanelsOfLead> = {
  panels,
  calculation: aboutCalculations.brought,
  async quotation(leadId, now) {
    const quotations = await quotationsOfLead(await db(), leadId);
    const open = quotations.find(({ state, valid_until }) => quotationStates[state].isOpen && valid_until > now);
    if (!open) return undefined;
    const { follow_key: key } = open;
    return { en: quotationLink({ key, locale: "en" }), ar: quotationLink({ key, locale: "ar" }) };
  },
  times: ({ service, place }, now) => windowsFor({ service, place }, now, undefined, { from: now, to: now + week }),
};

export const sendableQuotations: SendableQuotations = async (leadId) =>
  (await quotationsOfLead(await db(), leadId)).filter(({ state }) => quotationStates[state].stands);
