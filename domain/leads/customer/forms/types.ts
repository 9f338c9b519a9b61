import type { ChoiceGroup, EnquiryField, FieldOf } from "@site/ground/enquiry-fields.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { StoredCalculation } from "@site/ground/stored-calculation.ts";
import type en from "#content/en/messages/interface.json";
import type { FormState } from "./form-state.ts";

/** The words of a form: an island is hydrated alone and has no dictionary. */
export type FormTexts = (typeof en)["form"] & Record<FieldOf<"contact">, string>;
/** The error texts for fields whose label is a question or a choice. The contact form has no such fields. */
export type ProblemTexts = (typeof en)["formProblems"];
export type PhotoTexts = FormTexts & (typeof en)["photoForm"];
export type QuotationFormTexts = PhotoTexts &
  (typeof en)["quoteForm"] &
  Record<FieldOf<"quote">, string> & { own: ProblemTexts };
export type CallbackTexts = FormTexts &
  (typeof en)["callbackForm"] &
  Record<FieldOf<"callback">, string> & { own: ProblemTexts };

/** The choices with their words. */
export type ChoiceNames = Partial<Record<ChoiceGroup, Readonly<Record<string, string>>>>;

export type FormProps<T extends FormTexts = FormTexts> = {
  action: string;
  page: string;
  privacyHref: string;
  /** The office's numbers, for visitors whom a form cannot serve just now. */
  phone: string;
  urgentPhone: string;
  callNote?: string;
  texts: T;
  state?: FormState;
};

/** The calculation that a request carries, computed anew by the server. */
export interface HandedOver {
  /** The calculator's name. */
  name: string;
  /** Its answer in one sentence, as on its page. */
  answer: string;
  /** Inputs and results. */
  lines: (readonly [label: string, value: string])[];
  /** A sentence that names the engine version. */
  engine: string;
  link: string;
  /** The calculation as it is stored with the lead. */
  calculation: { calculator: string; link: string; engine?: string; lines?: HandedOver["lines"] };
}

/** A calculation that came with a request, as the office is shown it. */
export interface BroughtCalculation {
  /** The calculator's name. */
  name: string;
  /** Opens it again. */
  path: string;
  /** Labels and values in the visitor's language. */
  facts: (readonly [label: string, value: string])[];
  /** The figures of today's engine may differ. */
  isOlder: boolean;
  /** Something of it becomes lines of a quotation. */
  hasLines: boolean;
}

/** A piece of work or material that a result needs, as a line of a quotation. */
export interface QuotedLine {
  kind: "heading" | "item" | "excluded" | "note";
  text: Record<Language, string>;
  unit: string;
  quantity: number;
  /** AED with VAT for a unit, of a row that was checked on a day; undefined where the price list has none. */
  price?: { aed: number; checked: string };
}

/** The office asks the calculators these questions about a calculation that is stored with a request. */
export interface AboutCalculations {
  /** Undefined if it is none of ours. */
  brought(stored: StoredCalculation | undefined, language: Language): BroughtCalculation | undefined;
  /** Its lines, computed anew. Undefined if it is none of ours, if it is refused, or if there is no room to compute it now. */
  quoted(request: Request, stored: StoredCalculation | undefined): Promise<QuotedLine[] | undefined>;
}

/** The answers that the form's address brings with it. */
export interface AskedFor extends Partial<Record<EnquiryField, string>> {
  calculation?: {
    /** The value that will be sent. */
    text: string;
    /** The calculation as it stands in the address, for further links. */
    address: string;
    name: string;
    answer: string;
    lines: readonly (readonly [label: string, value: string])[];
  };
}

/** The form of the home page takes no photos. */
export type ContactProps = FormProps<FormTexts | PhotoTexts>;
export type QuotationFormProps = FormProps<QuotationFormTexts> & {
  names: ChoiceNames;
  whatsapp: string;
  asked?: AskedFor;
};
export type CallbackProps = FormProps<CallbackTexts> & { names: ChoiceNames };
