import { href } from "@site/ground/site-map/links.ts";
import { testimonialStates } from "@site/ground/states/testimonial.ts";
import type { Kysely } from "kysely";
import { answersTo, languageOfLead, leadOf } from "#domain/leads/index.server.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import type { Handlers, Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { officeAddress } from "#site/content/office.server.ts";
import { dayOf } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";
import { officeTestimonialTopic } from "../store/change.ts";
import { mayAsk } from "../store/may-ask.ts";
import { readTestimonial, visitOfTestimonial } from "../store/read.ts";
import { testimonialTopic } from "../store/request.ts";

type Db = Kysely<Database>;

/** The handlers for the mails about testimonials. A mail is dropped if the customer has answered or withdrawn meanwhile. */
export const testimonialMailHandlers = (db: Db): Handlers => ({
  [testimonialTopic]: async (message) => {
    const { lead, testimonial } = await about(db, message);
    if (!lead?.email || testimonial?.state !== "requested" || !(await mayAsk(db, lead))) return "moot";
    const visit = await visitOfTestimonial(db, testimonial);
    if (!visit) return "moot";
    const letter = requestLetter(lead, visit.from_at);
    const answers = await answersTo(db, lead.id, letter.language);
    return sendLetter(db, message, lead.id, letter, { to: lead.email, ...answers, headers: automaticHeaders });
  },
  [officeTestimonialTopic]: async (message) => {
    const { lead, testimonial } = await about(db, message);
    if (!lead || !testimonial || !testimonialStates[testimonial.state].awaitsOffice) return "moot";
    const letter = officeLetter(lead);
    return sendLetter(db, message, lead.id, letter, { to: await officeAddress(db), headers: automaticHeaders });
  },
});

async function about(db: Db, message: Message) {
  const testimonial = await readTestimonial(db, message.payload.testimonial ?? "");
  const lead = testimonial && (await leadOf(db, message));
  return lead?.spam ? {} : { lead, testimonial };
}

/** The address of the page on which the customer writes. */
export const testimonialLink = (lead: Pick<LeadsTable, "follow_key" | "locale">): string =>
  absoluteAddress(href(`/enquiry/${lead.follow_key}/testimonial`, languageOfLead(lead)));

function requestLetter(lead: LeadsTable, visitedAt: number): Letter {
  const language = languageOfLead(lead);
  const t = translator(language, "reputation");
  const words = { day: dayOf(visitedAt, language), reference: lead.reference, company: company().name[language] };
  return {
    language,
    subject: t("mail.subject", words),
    preview: t("mail.preview"),
    heading: t("mail.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.text", words) },
      { kind: "text", text: t("mail.how") },
      { kind: "action", label: t("mail.action"), href: testimonialLink(lead) },
      { kind: "note", text: t("mail.once") },
    ],
  };
}

function officeLetter({ reference }: LeadsTable): Letter {
  const language = env().OFFICE_LANGUAGE;
  const t = translator(language, "reputation");
  const subject = t("mail.office.subject", { reference });
  return {
    language,
    subject,
    preview: t("mail.office.text"),
    heading: subject,
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.office.text") },
      { kind: "action", label: t("mail.office.open"), href: absoluteAddress(href("/admin/record", language)) },
    ],
  };
}
