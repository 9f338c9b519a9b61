import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { windowsFor } from "#app/features/appointments/calendar.server.ts";
import { leadServices } from "#app/features/leads/options.ts";
import { languageOfLead } from "#app/features/mail/data.server.ts";
import { offerLink } from "#app/features/quotes/offer-link.server.ts";
import { translator } from "#app/i18n/t.ts";
import { company } from "#app/site/content.server.ts";
import type { Office } from "#app/site/office.server.ts";
import type { Window } from "#server/appointments/types.ts";
import { db } from "#server/db/db.ts";
import type { LeadDetail } from "#server/leads/read.ts";
import { isOngoing } from "#server/leads/types.ts";
import { quotesOfLead } from "#server/quotes/read.ts";
import { isOpenQuote } from "#server/quotes/types.ts";

type Lead = LeadDetail["lead"];

interface Facts extends Pick<Lead, "name" | "reference" | "service"> {
  /** The key of the quotation that waits for an answer. */
  offer: string | undefined;
  /** Free times of a visit. */
  times: readonly Window[];
}

/** The reply templates in both languages, filled in for this lead; without those that name a quotation where none waits for an answer. */
export const templatesFor = ({ name, reference, service, offer, times }: Facts, all: Office["templates"]) =>
  languageCodes.flatMap((language) => {
    const { fallback, templates } = all[language];
    const values = {
      ...{ name: name || fallback.name, reference, service: aboutService(service, language) ?? fallback.service },
      offer: offer ? offerLink({ key: offer, locale: language }) : "",
      times: times.map(({ from, to }) => `- ${span(from, to, language)}`).join("\n"),
    };
    return templates
      .filter(({ subject, text }) => offer || !`${subject} ${text}`.includes("{{offer}}"))
      .map(({ id, name: title, subject, text }) => ({
        id: `${language}:${id}`,
        language,
        title,
        subject: fill(subject, values),
        text: fill(text, values).trim(),
      }));
  });

/** The subject of the request, as a customer would say it in a sentence. */
function aboutService(service: string | null, language: Language): string | undefined {
  const known = leadServices.find((one) => one === service);
  return known && known !== "other" ? translator(language, "mail")(`about.${known}`) : undefined;
}

/** Where something has no value, no gap is left. */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole).replace(/\n{3,}/g, "\n\n");

const shownTimes = 3;
const week = 7 * 86_400_000;

/** The templates of this lead may name these beside its own fields. */
export async function factsFor(lead: Lead, now: number): Promise<Facts> {
  const quotes = await quotesOfLead(await db(), lead.id);
  const open = quotes.find(({ state, valid_until }) => isOpenQuote(state) && valid_until > now);
  const isAsked = lead.email !== "" && isOngoing(lead.status);
  const next = { from: now, to: now + week };
  const times = isAsked ? await windowsFor({ service: lead.service, place: lead.place }, now, undefined, next) : [];
  return { ...lead, offer: open?.follow_key, times: times.slice(0, shownTimes) };
}

/** The greeting in the customer's language, whatever language the office uses. */
export function helloTo({ name, reference, locale }: Pick<Lead, "name" | "reference" | "locale">): string {
  const language = languageOfLead({ locale });
  const values = { name, company: company().shortName[language], reference };
  return translator(language, "inbox")(name ? "lead.hello" : "lead.helloNobody", values);
}
