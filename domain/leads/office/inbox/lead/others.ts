import type { Language } from "@site/ground/language/languages.ts";
import type { QuotationState } from "@site/ground/states/quotation.ts";
import type { AboutCalculations } from "../../../customer/forms/types.ts";

/** A span of time, such as a free time of a visit. */
interface Window {
  from: number;
  to: number;
}

/** The quotations of a request, as far as its page offers them to go out with a mail. */
export interface BesideLead {
  quotes: { list: readonly { id: string; number: string | null; revision: number; state: QuotationState }[] };
}

interface AskedLead {
  id: string;
  service: string | null;
  place: string | null;
}

/** A request's page asks this of other domains, which know requests; the page that brings them together answers it (app/office/). */
export interface Others<Lead, Panels extends BesideLead> {
  /** For the panels beside the request. */
  panels(lead: Lead, language: Language): Promise<Panels>;
  /** The calculation that came with a request. */
  calculation: AboutCalculations["brought"];
  /** Links to the quotation that waits for an answer. */
  offer(leadId: string, now: number): Promise<Record<Language, string> | undefined>;
  /** Free times of a visit. */
  times(lead: AskedLead, now: number): Promise<readonly Window[]>;
}

/** The quotations that may go out again with a mail. */
export type SendableQuotations = (leadId: string) => Promise<readonly { id: string; number: string | null }[]>;
