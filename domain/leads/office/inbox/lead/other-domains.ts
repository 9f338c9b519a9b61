import type { Role } from "@site/ground/company/roles.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { QuotationState } from "@site/ground/states/quotation.ts";
import type { AboutCalculations } from "../../../customer/forms/types.ts";

/** A span of time, such as a free time for a visit. */
interface Window {
  from: number;
  to: number;
}

/** The data that the page itself needs from the panels: the quotations, which it offers as attachments. */
export interface BesideLead {
  quotations: { list: readonly { id: string; number: string | null; revision: number; state: QuotationState }[] };
}

interface AskedLead {
  id: string;
  service: string | null;
  place: string | null;
}

/**
 * The functions of other domains that the page of a lead needs. Those domains import this one, so this one cannot import them. The page in
 * app/office/ combines them and passes these functions in.
 */
export interface OtherDomains<Lead, Panels extends BesideLead> {
  panels(lead: Lead, language: Language, role: Role): Promise<Panels>;
  /** Returns the calculation of an enquiry, ready to be shown. */
  calculation: AboutCalculations["brought"];
  /** Returns the links to the quotation that waits for the customer's answer, in each language. */
  quotation(leadId: string, now: number): Promise<Record<Language, string> | undefined>;
  /** Returns free times for a visit. */
  times(lead: AskedLead, now: number): Promise<readonly Window[]>;
}

/** Returns the quotations that may be attached to a mail again. */
export type SendableQuotations = (leadId: string) => Promise<readonly { id: string; number: string | null }[]>;
