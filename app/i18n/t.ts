import { createInstance, type TFunction } from "i18next";
import { createContext, use } from "react";
import { useLocation } from "react-router";
import ar from "#content/ar/messages/interface.json" with { type: "json" };
import en from "#content/en/messages/interface.json" with { type: "json" };
import { type Language, languageOf, languages } from "./languages.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "interface";
    resources: { interface: typeof en };
  }
}

const i18n = createInstance();
/** No language falls back to the other: a missing message shows its key, and the message check fails. */
await i18n.init({
  resources: { en: { interface: en }, ar: { interface: ar } },
  defaultNS: "interface",
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

export const translator = (language: Language): TFunction => i18n.getFixedT(language);

/** The language of a part of the page that differs from the page's own. */
export const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const { pathname } = useLocation();
  return use(LanguageContext) ?? languageOf(pathname);
}
export const useT = () => translator(useLanguage());

/** A calendar date in words; Western digits in both languages. */
export const formatDate = (isoDate: string, language: Language) =>
  new Intl.DateTimeFormat(`${languages[language].locale}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(isoDate),
  );
