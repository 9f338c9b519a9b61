/** The only record of languages: everything that depends on a language reads it from here. */
export const languages = {
  en: { label: "English", short: "EN", dir: "ltr", prefix: "", locale: "en-AE", ogLocale: "en_AE" },
  ar: { label: "العربية", short: "ع", dir: "rtl", prefix: "/ar", locale: "ar-AE", ogLocale: "ar_AE" },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const languageOf = (pathname: string): Language => (/^\/ar(\/|$)/.test(pathname) ? "ar" : "en");

export const otherLanguage = (language: Language): Language => (language === "en" ? "ar" : "en");
