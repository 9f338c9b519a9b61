import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { FormState } from "#domain/leads/customer/forms/form-state.ts";
import type { AskedFor } from "#domain/leads/customer/forms/types.ts";
import {
  blanks,
  callbackWords,
  choiceNames,
  contactWords,
  quotationFormWords,
} from "#domain/leads/customer/forms/words.ts";
import { translator, useLanguage } from "#site/i18n/t.ts";
import { useShell } from "#site/ui/layout/useShell.ts";
import { Island } from "./Island.tsx";

type Props = { state?: FormState };

/** The contact form as an island. The browser hydrates it when somebody is about to use it. */
export function ContactFormIsland({ state }: Props) {
  const { given: formProps, texts, language } = useGiven("/contact", state);
  const photos = useShell().id === "/contact" && translator(language)("photoForm", blanks);
  return <Island name="ContactForm" props={{ ...formProps, texts: { ...texts, ...photos } }} />;
}

/**
 * A contact form far down on a page that must be a small download. The browser loads the form's words and script later, from separate files.
 */
export function LightContactForm() {
  const { given: formProps, texts } = useGiven("/contact", undefined);
  return <Island name="ContactForm" props={formProps} words={{ texts }} isFarDown />;
}

export function QuotationFormIsland({ state, asked: prefill }: Props & { asked?: AskedFor }) {
  const { given: formProps, language } = useGiven("/quotation", state);
  const { whatsapp } = useShell();
  const props = { ...formProps, names: choiceNames("quote", language), whatsapp, asked: prefill };
  return <Island name="QuotationForm" props={props} words={{ texts: quotationFormWords(language) }} />;
}

export function CallbackFormIsland({ state }: Props) {
  const { given: formProps, language } = useGiven("/call-back", state);
  const props = { ...formProps, texts: callbackWords(language), names: choiceNames("callback", language) };
  return <Island name="CallbackForm" props={props} />;
}

function useGiven(action: PageId, state: FormState | undefined) {
  const language = useLanguage();
  const { id, company } = useShell();
  const formProps = {
    action: href(action, language),
    // A form that the server returned with problems keeps the address of the page where the visitor started it.
    page: state?.page || href(id, language),
    privacyHref: href("/privacy", language),
    phone: company.phone,
    urgentPhone: company.urgentPhone,
    callNote: company.callNote,
    state,
  };
  return { given: formProps, texts: contactWords(language), language };
}
