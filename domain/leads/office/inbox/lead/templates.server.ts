import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { isOngoing } from "@site/ground/states/lead.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { company } from "#site/content/content.server.ts";
import type { Office } from "#site/content/office.server.ts";
import { leadServices } from "#site/forms/options.ts";
import { translator } from "#site/i18n/t.ts";
import { languageOfLead } from "../../../mails/data.server.ts";
import type { LeadDetail } from "../../../store/read.ts";
import type { BesideLead, OtherDomains } from "./other-domains.ts";

type Lead = LeadDetail["lead"];

type Questions = Pick<OtherDomains<Lead, BesideLead>, "quotation" | "times">;

interface Facts extends Pick<Lead, "name" | "reference" | "service"> {
  quotation: Awaited<ReturnType<Questions["quotation"]>>;
  times: Awaited<ReturnType<Questions["times"]>>;
}

/**
 * Fills in the reply templates for this lead, in both languages. A template that names a quotation is left out if no quotation waits for an
 * answer.
 */
export const templatesFor = ({ name, reference, service, quotation, times }: Facts, all: Office["templates"]) =>
  languageCodes.flatMap((language) => {
    const { fallback, templates } = all[language];
    const values = {
      ...{ name: name || fallback.name, reference, service: aboutService(service, language) ?? fallback.service },
      offer: quotation?.[language] ?? "",
      times: times.map(({ from, to }) => `- ${span(from, to, language)}`).join("\n"),
    };
    return templates
      .filter(({ subject, text }) => quotation || !`${subject} ${text}`.includes("{{offer}}"))
      .map(({ id, name: title, subject, text }) => ({
        id: `${language}:${id}`,
        language,
        title,
        subject: fill(subject, values),
        text: fill(text, values).trim(),
      }));
  });

/** Returns the subject of the enquiry as a phrase that fits into a sentence to the customer. */
function aboutService(service: string | null, language: Language): string | undefined {
  const known = leadServices.find((one) => one === service);
  return known && known !== "other" ? translator(language, "mail")(`about.${known}`) : undefined;
}

/** Fills in a template. An empty value leaves no empty lines in the text. */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole).replace(/\n{3,}/g, "\n\n");

const shownTimes = 3;

/** Collects the values for the templates that are not fields of the lead. */
export async function factsFor(lead: Lead, now: number, others: Questions): Promise<Facts> {
  const isAsked = lead.email !== "" && isOngoing(lead.status);
  const times = isAsked ? await others.times(lead, now) : [];
  return { ...lead, quotation: await others.quotation(lead.id, now), times: times.slice(0, shownTimes) };
}

/** Returns a greeting in the customer's language, independent of the office's language. */
export function helloTo({ name, reference, locale }: Pick<Lead, "name" | "reference" | "locale">): string {
  const language = languageOfLead({ locale });
  const values = { name, company: company().shortName[language], reference };
  return translator(language, "inbox")(name ? "lead.hello" : "lead.helloNobody", values);
}
