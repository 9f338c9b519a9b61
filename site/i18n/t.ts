import type { CustomerField } from "@site/ground/enquiry-fields.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { createInstance, type TFunction } from "i18next";
import { createContext, use } from "react";
import { useLocation } from "react-router";
import arAccount from "#content/ar/messages/account.json" with { type: "json" };
import arAnalytics from "#content/ar/messages/analytics.json" with { type: "json" };
import arApplications from "#content/ar/messages/applications.json" with { type: "json" };
import arAssistants from "#content/ar/messages/assistants.json" with { type: "json" };
import arAuth from "#content/ar/messages/auth.json" with { type: "json" };
import arAuthMail from "#content/ar/messages/auth-mail.json" with { type: "json" };
import arColleagues from "#content/ar/messages/colleagues.json" with { type: "json" };
import arContract from "#content/ar/messages/contract.json" with { type: "json" };
import arEnquiry from "#content/ar/messages/enquiry.json" with { type: "json" };
import arInbox from "#content/ar/messages/inbox.json" with { type: "json" };
import ar from "#content/ar/messages/interface.json" with { type: "json" };
import arLead from "#content/ar/messages/lead.json" with { type: "json" };
import arMail from "#content/ar/messages/mail.json" with { type: "json" };
import arMyVisits from "#content/ar/messages/my-visits.json" with { type: "json" };
import arPaper from "#content/ar/messages/paper.json" with { type: "json" };
import arPeople from "#content/ar/messages/people.json" with { type: "json" };
import arPlan from "#content/ar/messages/plan.json" with { type: "json" };
import arPrivacy from "#content/ar/messages/privacy.json" with { type: "json" };
import arProject from "#content/ar/messages/project.json" with { type: "json" };
import arQuotation from "#content/ar/messages/quotation.json" with { type: "json" };
import arReputation from "#content/ar/messages/reputation.json" with { type: "json" };
import arSearch from "#content/ar/messages/search.json" with { type: "json" };
import arSettings from "#content/ar/messages/settings.json" with { type: "json" };
import arVacancies from "#content/ar/messages/vacancies.json" with { type: "json" };
import arVisits from "#content/ar/messages/visits.json" with { type: "json" };
import enAccount from "#content/en/messages/account.json" with { type: "json" };
import enAnalytics from "#content/en/messages/analytics.json" with { type: "json" };
import enApplications from "#content/en/messages/applications.json" with { type: "json" };
import enAssistants from "#content/en/messages/assistants.json" with { type: "json" };
import enAuth from "#content/en/messages/auth.json" with { type: "json" };
import enAuthMail from "#content/en/messages/auth-mail.json" with { type: "json" };
import enColleagues from "#content/en/messages/colleagues.json" with { type: "json" };
import enContract from "#content/en/messages/contract.json" with { type: "json" };
import enEnquiry from "#content/en/messages/enquiry.json" with { type: "json" };
import enInbox from "#content/en/messages/inbox.json" with { type: "json" };
import en from "#content/en/messages/interface.json" with { type: "json" };
import enLead from "#content/en/messages/lead.json" with { type: "json" };
import enMail from "#content/en/messages/mail.json" with { type: "json" };
import enMyVisits from "#content/en/messages/my-visits.json" with { type: "json" };
import enPaper from "#content/en/messages/paper.json" with { type: "json" };
import enPeople from "#content/en/messages/people.json" with { type: "json" };
import enPlan from "#content/en/messages/plan.json" with { type: "json" };
import enPrivacy from "#content/en/messages/privacy.json" with { type: "json" };
import enProject from "#content/en/messages/project.json" with { type: "json" };
import enQuotation from "#content/en/messages/quotation.json" with { type: "json" };
import enReputation from "#content/en/messages/reputation.json" with { type: "json" };
import enSearch from "#content/en/messages/search.json" with { type: "json" };
import enSettings from "#content/en/messages/settings.json" with { type: "json" };
import enVacancies from "#content/en/messages/vacancies.json" with { type: "json" };
import enVisits from "#content/en/messages/visits.json" with { type: "json" };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "interface";
    resources: {
      interface: typeof en;
      account: typeof enAccount;
      analytics: typeof enAnalytics;
      assistants: typeof enAssistants;
      auth: typeof enAuth;
      "auth-mail": typeof enAuthMail;
      vacancies: typeof enVacancies;
      contract: typeof enContract;
      applications: typeof enApplications;
      inbox: typeof enInbox;
      lead: typeof enLead;
      mail: typeof enMail;
      quotation: typeof enQuotation;
      paper: typeof enPaper;
      people: typeof enPeople;
      plan: typeof enPlan;
      privacy: typeof enPrivacy;
      project: typeof enProject;
      enquiry: typeof enEnquiry;
      "my-visits": typeof enMyVisits;
      reputation: typeof enReputation;
      search: typeof enSearch;
      settings: typeof enSettings;
      colleagues: typeof enColleagues;
      visits: typeof enVisits;
    };
  }
}

type MessageFile =
  | "interface"
  | "account"
  | "analytics"
  | "assistants"
  | "auth"
  | "auth-mail"
  | "vacancies"
  | "contract"
  | "applications"
  | "inbox"
  | "lead"
  | "mail"
  | "quotation"
  | "paper"
  | "people"
  | "plan"
  | "privacy"
  | "project"
  | "enquiry"
  | "my-visits"
  | "reputation"
  | "search"
  | "settings"
  | "colleagues"
  | "visits";

/** Each field of an enquiry has a label in both languages. */
type LeadWords = { fields: Record<CustomerField, string> };

const i18n = createInstance();
/** There is no fallback to the other language. If a message is missing, the page shows its key, and the message check fails. */
await i18n.init({
  resources: {
    en: {
      interface: en,
      account: enAccount,
      analytics: enAnalytics,
      assistants: enAssistants,
      auth: enAuth,
      "auth-mail": enAuthMail,
      vacancies: enVacancies,
      contract: enContract,
      applications: enApplications,
      inbox: enInbox,
      lead: enLead satisfies LeadWords,
      mail: enMail,
      quotation: enQuotation,
      paper: enPaper,
      people: enPeople,
      plan: enPlan,
      privacy: enPrivacy,
      project: enProject,
      enquiry: enEnquiry,
      "my-visits": enMyVisits,
      reputation: enReputation,
      search: enSearch,
      settings: enSettings,
      colleagues: enColleagues,
      visits: enVisits,
    },
    ar: {
      interface: ar,
      account: arAccount,
      analytics: arAnalytics,
      assistants: arAssistants,
      auth: arAuth,
      "auth-mail": arAuthMail,
      vacancies: arVacancies,
      contract: arContract,
      applications: arApplications,
      inbox: arInbox,
      lead: arLead satisfies LeadWords,
      mail: arMail,
      quotation: arQuotation,
      paper: arPaper,
      people: arPeople,
      plan: arPlan,
      privacy: arPrivacy,
      project: arProject,
      enquiry: arEnquiry,
      "my-visits": arMyVisits,
      reputation: arReputation,
      search: arSearch,
      settings: arSettings,
      colleagues: arColleagues,
      visits: arVisits,
    },
  },
  defaultNS: "interface",
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

/** Returns the function that reads the words of one message file: content/<language>/messages/<file>.json. */
export const translator = <N extends MessageFile = "interface">(language: Language, file?: N): TFunction<N> =>
  i18n.getFixedT(language, file ?? ("interface" as N)) as unknown as TFunction<N>;

/** The language of a part of the page, if it is not the language of the page. */
export const LanguageContext = createContext<Language | undefined>(undefined);

export function useLanguage(): Language {
  const { pathname } = useLocation();
  return use(LanguageContext) ?? languageOf(pathname);
}
export const useT = <N extends MessageFile = "interface">(file?: N) => translator(useLanguage(), file);

/** Writes a calendar date in words, with Western digits in both languages. */
export const formatDate = (isoDate: string, language: Language) =>
  dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(isoDate));
