import type { ChoiceGroup, EnquiryField, FieldOf } from "@site/ground/enquiry-fields.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { StoredCalculation } from "@site/ground/stored-calculation.ts";
import type en from "#content/en/messages/interface.json";
import type { FormState } from "./form-state.ts";

/** The texts of a form. They are passed in as data, because the form is hydrated alone (as an island) and cannot load the message files. */
export type FormTexts = (typeof en)["form"] & Record<FieldOf<"contact">, string>;
/** The problem texts of fields whose label is a question or a choice. The contact form has no fields of this kind. */
export type ProblemTexts = (typeof en)["formProblems"];
export type PhotoTexts = FormTexts & (typeof en)["photoForm"];
export type QuotationFormTexts = PhotoTexts &
  (typeof en)["quoteForm"] &
  Record<FieldOf<"quote">, string> & { own: ProblemTexts };
export type CallbackTexts = FormTexts &
  (typeof en)["callbackForm"] &
  Record<FieldOf<"callback">, string> & { own: ProblemTexts };

/** The texts of the options, by group. */
export type ChoiceNames = Partial<Record<ChoiceGroup, Readonly<Record<string, string>>>>;

export type FormProps<T extends FormTexts = FormTexts> = {
  action: string;
  page: string;
  privacyHref: string;
  /** The office's phone number, for visitors whose form cannot be sent now. */
  phone: string;
  urgentPhone: string;
  callNote?: string;
  texts: T;
  state?: FormState;
};

/** A calculation that the visitor sends with an enquiry. The server has computed it again. */
export interface HandedOver {
  name: string;
  /** The result of the calculation in one sentence, as on the page of the calculator. */
  answer: string;
  /** The inputs and results. */
  lines: (readonly [label: string, value: string])[];
  /** A sentence with the version of the engine that made the calculation. */
  engine: string;
  link: string;
  /** The calculation as it is stored with the lead. */
  calculation: { calculator: string; link: string; engine?: string; lines?: HandedOver["lines"] };
}

/** The calculation of a stored enquiry, as the office sees it. */
export interface BroughtCalculation {
  name: string;
  /** The address at which the calculator opens with these inputs. */
  path: string;
  /** The inputs and results, in the visitor's language. */
  facts: (readonly [label: string, value: string])[];
  /** True if an older version of the engine made the calculation, so that the results may differ today. */
  isOlder: boolean;
  /** True if some of its results can be used as lines of a quotation. */
  hasLines: boolean;
}

/** A line of a quotation that is made from a calculation: work or material that the result requires. */
export interface QuotedLine {
  kind: "heading" | "item" | "excluded" | "note";
  text: Record<Language, string>;
  unit: string;
  quantity: number;
  /**
   * The price of a unit in AED with VAT, and the day when this price was last checked. It is undefined if the price list has no such price.
   */
  price?: { aed: number; checked: string };
}

/** The functions about stored calculations that the office needs from the domain of the calculators. */
export interface AboutCalculations {
  /** Returns the calculation for display, or undefined if it is not from one of our calculators. */
  brought(stored: StoredCalculation | undefined, language: Language): BroughtCalculation | undefined;
  /**
   * Computes the lines of a quotation again. Returns undefined if the calculation is not from one of our calculators, if it is refused, or
   * if the server is too busy.
   */
  quoted(request: Request, stored: StoredCalculation | undefined): Promise<QuotedLine[] | undefined>;
}

/** The answers that the page's address gives to the form. */
export interface AskedFor extends Partial<Record<EnquiryField, string>> {
  calculation?: {
    /** The calculation as the form sends it. */
    text: string;
    /** The calculation as the page's address contains it, for further links. */
    address: string;
    name: string;
    answer: string;
    lines: readonly (readonly [label: string, value: string])[];
  };
}

/** The contact form on the home page has no photos, so its texts lack the texts about photos. */
export type ContactProps = FormProps<FormTexts | PhotoTexts>;
export type QuotationFormProps = FormProps<QuotationFormTexts> & {
  names: ChoiceNames;
  whatsapp: string;
  asked?: AskedFor;
};
export type CallbackProps = FormProps<CallbackTexts> & { names: ChoiceNames };
