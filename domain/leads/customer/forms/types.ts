import type { ChoiceGroup, EnquiryField, FieldOf } from "@site/ground/enquiry-fields.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { StoredCalculation } from "@site/ground/stored-calculation.ts";
import type en from "#content/en/messages/interface.json";
import type { FormState } from "./form-state.ts";

/** The words of a form. An island is hydrated alone and has no dictionary, so it gets its words as data. */
export type FormTexts = (typeof en)["form"] & Record<FieldOf<"contact">, string>;
/** The problem texts of fields whose label is a question or a choice. The contact form has no such fields. */
export type ProblemTexts = (typeof en)["formProblems"];
export type PhotoTexts = FormTexts & (typeof en)["photoForm"];
export type QuotationFormTexts = PhotoTexts &
  (typeof en)["quoteForm"] &
  Record<FieldOf<"quote">, string> & { own: ProblemTexts };
export type CallbackTexts = FormTexts &
  (typeof en)["callbackForm"] &
  Record<FieldOf<"callback">, string> & { own: ProblemTexts };

/** The choices and their words. */
export type ChoiceNames = Partial<Record<ChoiceGroup, Readonly<Record<string, string>>>>;

export type FormProps<T extends FormTexts = FormTexts> = {
  action: string;
  page: string;
  privacyHref: string;
  /** The office's phone number, for visitors whom a form cannot serve just now. */
  phone: string;
  urgentPhone: string;
  callNote?: string;
  texts: T;
  state?: FormState;
};

/** The calculation that the visitor sends with an enquiry. The server computes it anew. */
export interface HandedOver {
  /** The name of the calculator. */
  name: string;
  /** The answer of the calculator in one sentence, as on its own page. */
  answer: string;
  /** The inputs and the results. */
  lines: (readonly [label: string, value: string])[];
  /** A sentence that names the version of the engine. */
  engine: string;
  link: string;
  /** The calculation as it is stored with the lead. */
  calculation: { calculator: string; link: string; engine?: string; lines?: HandedOver["lines"] };
}

/** A calculation that came with an enquiry, as the office sees it. */
export interface BroughtCalculation {
  /** The name of the calculator. */
  name: string;
  /** The address that opens the calculation again. */
  path: string;
  /** The labels and values, in the visitor's language. */
  facts: (readonly [label: string, value: string])[];
  /** True if the engine of today may give other figures. */
  isOlder: boolean;
  /** True if some of its results can become lines of a quotation. */
  hasLines: boolean;
}

/** Work or material that a result needs, as a line of a quotation. */
export interface QuotedLine {
  kind: "heading" | "item" | "excluded" | "note";
  text: Record<Language, string>;
  unit: string;
  quantity: number;
  /**
   * The price of a unit in AED with VAT, and the day on which the row of the price list was checked. It is undefined if the price list has no price.
   */
  price?: { aed: number; checked: string };
}

/** The office asks the calculators these questions about a calculation that is stored with an enquiry. */
export interface AboutCalculations {
  /** Returns undefined if none of our calculators made it. */
  brought(stored: StoredCalculation | undefined, language: Language): BroughtCalculation | undefined;
  /**
   * Computes the lines anew. Returns undefined if none of our calculators made it, if it is refused, or if the server is too busy to compute it now.
   */
  quoted(request: Request, stored: StoredCalculation | undefined): Promise<QuotedLine[] | undefined>;
}

/** The answers that come with the address of the form. */
export interface AskedFor extends Partial<Record<EnquiryField, string>> {
  calculation?: {
    /** The value that the form will send. */
    text: string;
    /** The calculation as it is written in the address, for further links. */
    address: string;
    name: string;
    answer: string;
    lines: readonly (readonly [label: string, value: string])[];
  };
}

/** The form on the home page takes no photos. */
export type ContactProps = FormProps<FormTexts | PhotoTexts>;
export type QuotationFormProps = FormProps<QuotationFormTexts> & {
  names: ChoiceNames;
  whatsapp: string;
  asked?: AskedFor;
};
export type CallbackProps = FormProps<CallbackTexts> & { names: ChoiceNames };
