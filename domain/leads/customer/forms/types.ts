import type { Language } from "@site/ground/language/languages.ts";
import type { ChoiceGroup, FieldOf, RequestField } from "@site/ground/request-fields.ts";
import type { StoredCalculation } from "@site/ground/stored-calculation.ts";
import type en from "#content/en/messages/interface.json";
import type { FormState } from "./form-state.ts";

/** The words of a form: an island is hydrated alone and has no dictionary. */
export type FormTexts = (typeof en)["form"] & Record<FieldOf<"contact">, string>;
/** What is said at a field whose label is a question or a choice; the contact form has none. */
export type ProblemTexts = (typeof en)["formProblems"];
export type PhotoTexts = FormTexts & (typeof en)["photoForm"];
export type QuoteTexts = PhotoTexts &
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
  /** As stored with the lead. */
  calculation: { calculator: string; link: string; engine?: string; lines?: HandedOver["lines"] };
}

/** A calculation that came with a request, as the office is shown it. */
export interface BroughtCalculation {
  /** The calculator's name. */
  name: string;
  /** Opens it again. */
  path: string;
  /** In the words of the visitor's language. */
  facts: (readonly [label: string, value: string])[];
  /** The figures of today's engine may differ. */
  isOlder: boolean;
  /** Something of it becomes lines of a quotation. */
  hasLines: boolean;
}

/** What a result wants done or bought, as a line of a quotation. */
export interface QuotedLine {
  kind: "heading" | "item" | "excluded" | "note";
  text: Record<Language, string>;
  unit: string;
  quantity: number;
  /** AED with VAT for a unit, of a row that was checked on a day; undefined where the price list has none. */
  price?: { aed: number; checked: string };
}

/** What the office asks of the calculators about a calculation as it was stored with a request. */
export interface AboutCalculations {
  /** Undefined if it is none of ours. */
  brought(stored: StoredCalculation | undefined, language: Language): BroughtCalculation | undefined;
  /** Its lines, computed anew. Undefined if it is none of ours, if it is refused, or if there is no room to compute it now. */
  quoted(request: Request, stored: StoredCalculation | undefined): Promise<QuotedLine[] | undefined>;
}

/** What the address of the form asks for. */
export interface AskedFor extends Partial<Record<RequestField, string>> {
  calculation?: {
    /** The value that will be sent. */
    text: string;
    /** As in the address, for further links. */
    address: string;
    name: string;
    answer: string;
    lines: readonly (readonly [label: string, value: string])[];
  };
}

/** The form of the home page takes no photos. */
export type ContactProps = FormProps<FormTexts | PhotoTexts>;
export type QuoteProps = FormProps<QuoteTexts> & { names: ChoiceNames; whatsapp: string; asked?: AskedFor };
export type CallbackProps = FormProps<CallbackTexts> & { names: ChoiceNames };
