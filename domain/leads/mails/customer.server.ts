import { type Language, languages } from "@site/ground/language/languages.ts";
import type { FormKind } from "@site/ground/states/lead.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { callNote, urgentAnswer } from "#site/content/company-terms.server.ts";
import { company } from "#site/content/content.server.ts";
import { urgentPhone } from "#site/content/schemas/company.ts";
import { translator } from "#site/i18n/t.ts";
import { greetingName } from "#site/letters/greeting.ts";
import type { Letter } from "#site/letters/letter.ts";
import { absoluteAddress, groupedPhone, senderIn } from "#site/letters/sender.server.ts";
import type { EventData, MailAttachmentRef } from "../store/types.ts";
import { languageOfLead } from "./data.server.ts";
import { chosenFacts, clock } from "./facts.server.ts";

export const followLink = (lead: LeadsTable): string =>
  absoluteAddress(`${languages[languageOfLead(lead)].prefix}/enquiry/${lead.follow_key}`);

/**
 * The mail that confirms an enquiry. It says what happens next and contains the private link. Except for the name it repeats nothing from
 * the form, because anybody can enter another person's email address, and the mail must not carry a stranger's text.
 */
export function confirmation(lead: LeadsTable, photos: number, now: number): Letter {
  const language = languageOfLead(lead);
  const t = translator(language, "mail");
  const { reference } = lead;
  const kind = lead.kind as FormKind;
  const sender = senderIn(language);
  const call = { kind: "text", text: callInstead(language) } as const;
  // A customer whose equipment has stopped cannot wait until Monday. So the mail begins with the number to call, and names no date.
  const isUrgent = lead.urgency === "now";
  const promise = isUrgent ? urgentPromise(language) : promiseFor(lead, now);
  const name = greetingName(lead.name);
  return {
    language,
    subject: t(`subject.${kind}`, { reference }),
    preview: isUrgent ? call.text : promise,
    heading: name ? t("thanks", { name }) : t("thanksUnnamed"),
    sender,
    blocks: [
      ...(isUrgent ? [call] : []),
      { kind: "text", text: `${t(`received.${kind}`)} ${promise}`.trim() },
      { kind: "action", label: t("follow"), href: followLink(lead) },
      { kind: "facts", facts: chosenFacts(lead, photos, language) },
      { kind: "steps", heading: t("next.heading"), steps: [t("next.read"), t("next.answer"), t("next.quote")] },
      ...(isUrgent ? [] : [call]),
      { kind: "note", text: t("private") },
      { kind: "note", text: t("notYou") },
    ],
  };
}

function callInstead(language: Language): string {
  const call = translator(language, "mail")("urgent", { phone: groupedPhone(urgentPhone(company())) });
  return [call, callNote(company(), language) ?? ""].join(" ").trim();
}

function urgentPromise(language: Language): string {
  const when = urgentAnswer(company(), language);
  return when ? translator(language)("sent.urgentBy", { when }) : "";
}

/** Says when we reply: at the due time of the lead, or, if it has none, within the hours that we promise publicly. */
function promiseFor(lead: LeadsTable, now: number): string {
  const language = languageOfLead(lead);
  const t = translator(language, "mail");
  if (!lead.reply_due_at) return t("within", { count: company().claims.replyWithinHours });
  return lead.reply_due_at > now ? t("by", { when: clock(lead.reply_due_at, language) }) : t("soon");
}

/** The mail with the reply that a colleague wrote in the inbox. */
export function reply(lead: LeadsTable, { subject, text, files = [] }: Omit<EventData["reply"], "channel">): Letter {
  const language = languageOfLead(lead);
  const t = translator(language, "mail");
  const { reference } = lead;
  return {
    language,
    subject: subject || t("reply.subject", { reference }),
    preview: (text ?? "").slice(0, 120),
    heading: t("reply.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "prose", text: text ?? "" },
      ...(files.length > 0 ? [{ kind: "facts" as const, facts: [attachedFact(files, language)] }] : []),
      { kind: "action", label: t("follow"), href: followLink(lead) },
      { kind: "note", text: t("reply.about", { reference }) },
    ],
  };
}

const attachedFact = (files: readonly MailAttachmentRef[], language: Language) => ({
  label: translator(language, "mail")("reply.attached"),
  value: files.map(({ name }) => name).join(language === "ar" ? "، " : ", "),
});
