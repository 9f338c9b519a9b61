import { type ChoiceGroup, enquiryFields, fieldNames, isDetail, isTextField } from "@site/ground/enquiry-fields.ts";
import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languages } from "@site/ground/language/languages.ts";
import type { StoredCalculation } from "@site/ground/stored-calculation.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { leadDetails, leadOrigin } from "#platform/db/json-columns.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { mailto } from "#site/content/email.ts";
import { translator } from "#site/i18n/t.ts";
import type { Fact } from "#site/letters/letter.ts";
import { groupedPhone } from "#site/letters/sender.server.ts";
import { customerOf } from "../store/customer.ts";

/** Formats a time for the UAE, with Western digits. */
export const clock = (at: number, language: Language): string =>
  dateFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: uaeTimeZone,
  }).format(at);

const filled = (facts: (Fact | false)[]): Fact[] =>
  facts.filter((fact) => fact !== false).filter(({ value }) => value !== "");

/** Lists the options that the customer chose. It contains no text that was typed. */
export function chosenFacts(lead: LeadsTable, photos: number, language: Language): Fact[] {
  const t = translator(language, "mail");
  const customer = customerOf(lead, leadDetails(lead));
  const labels = labelsIn(language);
  const chosen = wordsFor(language);
  const choices = fieldNames.filter((name) => !isTextField(name));
  return filled([
    { label: t("fields.reference"), value: lead.reference, ltr: true },
    ...choices.map((name) => ({
      label: labels[name],
      value: chosen(enquiryFields[name].words, customer[name]),
    })),
    { label: t("fields.photos"), value: photos > 0 ? String(photos) : "", ltr: true },
  ]);
}

/** Lists all answers of the enquiry with the customer's own words. It is for the office only. */
export function enquiryFacts(lead: LeadsTable, photos: number, language: Language): Fact[] {
  const t = translator(language, "mail");
  const details = leadDetails(lead);
  const labels = labelsIn(language);
  const texts = fieldNames.filter(isDetail).filter(isTextField);
  return filled([
    ...chosenFacts(lead, photos, language),
    ...texts.map((name) => ({ label: labels[name], value: details[name] })),
    { label: t("fields.calculation"), value: calculationText(details.calculation) },
  ]);
}

/** Lists the sender's name and contact details, and the language to use. It is for the office only. */
export function personFacts(lead: LeadsTable, language: Language): Fact[] {
  const t = translator(language, "mail");
  const { name, phone, phone_typed: typed, email, locale } = lead;
  const asTyped = typed.replace(/\D/g, "") === phone.replace(/\D/g, "") ? "" : typed;
  return filled([
    { label: t("fields.name"), value: name },
    { label: t("fields.phone"), value: groupedPhone(phone), href: phone && `tel:${phone}`, ltr: true },
    { label: t("fields.phoneTyped"), value: phone ? "" : asTyped },
    { label: t("fields.email"), value: email, href: email && mailto(email), ltr: true },
    { label: t("fields.language"), value: languages[locale]?.label ?? locale },
  ]);
}

export function originFacts(lead: LeadsTable, language: Language): Fact[] {
  const t = translator(language, "mail");
  return filled([
    { label: t("fields.received"), value: clock(lead.created_at, language) },
    { label: t("fields.due"), value: lead.reply_due_at ? clock(lead.reply_due_at, language) : "" },
    { label: t("fields.onPage"), value: readable(lead.page), ltr: true },
    { label: t("fields.source"), value: wordsFor(language)("sources", lead.source) },
    { label: t("fields.program"), value: leadOrigin(lead).program ?? "" },
    { label: t("fields.offers"), value: lead.offers ? t("yes") : t("no") },
  ]);
}

/** Returns the office's labels of the fields. For mails, some labels are replaced by other ones. */
const labelsIn = (language: Language) => ({
  ...translator(language, "lead")("fields", { returnObjects: true }),
  ...translator(language, "mail")("fields", { returnObjects: true }),
});

/** Returns a function for the texts of options. An option that no longer exists is shown as its key. */
export function wordsFor(language: Language) {
  const t = translator(language, "lead");
  return (group: ChoiceGroup | "sources", key: unknown): string =>
    typeof key === "string" && key !== "" ? t(`${group}.${key}`, { defaultValue: key }) : "";
}

function calculationText(calculation: StoredCalculation = { lines: [] }): string {
  const { lines, ...rest } = calculation;
  const entries = [...Object.entries(rest).filter(([, value]) => value !== undefined), ...lines];
  return entries.map(([name, value]) => `${name}: ${flat(value)}`).join(", ");
}

/** Turns a stored calculation into text. Its lines have no fixed structure, so names and values are simply joined in order. */
function flat(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${flat(part)}`)
    .join(", ");
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
