import type en from "#content/en/messages/interface.json";
import type enLead from "#content/en/messages/lead.json";
import type { FormState } from "./schema.ts";

/** The words of a form: it wakes alone in the browser and brings no dictionary. */
export type FormTexts = (typeof en)["form"];
export type QuoteTexts = FormTexts & (typeof en)["quoteForm"];
export type CallbackTexts = FormTexts & (typeof en)["callbackForm"];

/** What can be chosen, in words. */
export type ChoiceNames = Pick<
  typeof enLead,
  "services" | "places" | "properties" | "urgencies" | "channels" | "times"
>;

export type FormProps<T extends FormTexts = FormTexts> = {
  action: string;
  page: string;
  dir: "ltr" | "rtl";
  privacyHref: string;
  /** The office's, for whoever cannot be served by a form just now. */
  phone: string;
  texts: T;
  state?: FormState;
};

/** A calculation that somebody brings along, computed anew. */
export interface Brought {
  /** The calculator's. */
  name: string;
  /** Its answer in a sentence, as it stands on its page. */
  answer: string;
  /** What was given and found. */
  lines: (readonly [label: string, value: string])[];
  /** Which engine found it, in a sentence. */
  engine: string;
  link: string;
  /** As it is kept with the lead. */
  calculation: Record<string, string>;
}

/** What the address of the form says of the wish. */
export interface AskedFor {
  service?: string;
  place?: string;
  calculation?: {
    /** As it will be sent. */
    text: string;
    /** As the address has it, for links onward. */
    address: string;
    name: string;
    answer: string;
    lines: readonly (readonly [label: string, value: string])[];
  };
}

export type QuoteProps = FormProps<QuoteTexts> & { names: ChoiceNames; whatsapp: string; asked?: AskedFor };
export type CallbackProps = FormProps<CallbackTexts> & { names: Pick<ChoiceNames, "services" | "times"> };
