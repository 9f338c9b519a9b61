import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { translator, useLanguage } from "#app/i18n/t.ts";
import { Island } from "#app/islands/Island.tsx";
import { useShell } from "#app/ui/layout/useShell.ts";
import type { FormState } from "./form-state.ts";
import type { AskedFor } from "./types.ts";
import { blanks, contactWords, quoteWords } from "./words.ts";

type Props = { state?: FormState };

/** The forms as islands with their words, hydrated when somebody is about to use them. */
export function ContactFormIsland({ state }: Props) {
  const { given, texts, language } = useGiven("/contact", state);
  const photos = useShell().id === "/contact" && translator(language)("photoForm", blanks);
  return <Island name="ContactForm" props={{ ...given, texts: { ...texts, ...photos } }} />;
}

/** Far down on a page that must be light. */
export function LightContactForm() {
  const { given, texts } = useGiven("/contact", undefined);
  return <Island name="ContactForm" props={given} words={{ texts }} isFarDown />;
}

export function QuoteFormIsland({ state, asked }: Props & { asked?: AskedFor }) {
  const { given, language } = useGiven("/quote", state);
  const { services, places, properties, urgencies, channels, times } = namesIn(language);
  const names = { services, places, properties, urgencies, channels, times };
  const { whatsapp } = useShell();
  const props = { ...given, names, whatsapp, asked };
  return <Island name="QuoteForm" props={props} words={{ texts: quoteWords(language) }} />;
}

export function CallbackFormIsland({ state }: Props) {
  const { given, texts, language } = useGiven("/call-back", state);
  const { services, times } = namesIn(language);
  const t = translator(language);
  const own = { ...t("callbackForm", blanks), own: t("formProblems", blanks) };
  return <Island name="CallbackForm" props={{ ...given, texts: { ...texts, ...own }, names: { services, times } }} />;
}

function useGiven(action: PageId, state: FormState | undefined) {
  const language = useLanguage();
  const { id, company } = useShell();
  const given = {
    action: href(action, language),
    // A form that came back keeps the address of the page where it was started.
    page: state?.page || href(id, language),
    privacyHref: href("/privacy", language),
    phone: company.phone,
    urgentPhone: company.urgentPhone,
    callNote: company.callNote,
    state,
  };
  return { given, texts: contactWords(language), language };
}

const namesIn = (language: Language) => {
  const t = translator(language, "lead");
  const all = { returnObjects: true } as const;
  return {
    services: t("services", all),
    places: t("places", all),
    properties: t("properties", all),
    urgencies: t("urgencies", all),
    channels: t("channels", all),
    times: t("times", all),
  };
};
