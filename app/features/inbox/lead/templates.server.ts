import { languageOfLead } from "#app/features/mail/data.server.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { company } from "#app/site/content.server.ts";
import type { Office } from "#app/site/office.server.ts";
import type { Lead } from "./data.server.ts";

/** The reply templates in both languages, filled in for this lead. */
export const templatesFor = (
  { name, reference, service }: Pick<Lead, "name" | "reference" | "service">,
  all: Office["templates"],
) =>
  languageCodes.flatMap((language) => {
    const { fallback, templates } = all[language];
    const word =
      service && translator(language, "lead")(`services.${service}` as "services.other", { defaultValue: "" });
    const values = { name: name || fallback.name, reference, service: word || fallback.service };
    return templates.map(({ id, name: title, subject, text }) => ({
      id: `${language}:${id}`,
      language,
      title,
      subject: fill(subject, values),
      text: fill(text, values).trim(),
    }));
  });

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** The greeting in the customer's language, whatever language the office uses. */
export function helloTo({ name, reference, locale }: Pick<Lead, "name" | "reference" | "locale">): string {
  const language = languageOfLead({ locale });
  const values = { name, company: company().shortName[language], reference };
  return translator(language, "inbox")(name ? "lead.hello" : "lead.helloNobody", values);
}
