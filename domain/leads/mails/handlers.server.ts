import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { MailAttachment } from "#platform/mail/types.ts";
import type { Handler, Handlers, Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { officeAddress } from "#site/content/office.server.ts";
import { automaticHeaders, type Envelope, sendLetter } from "#site/letters/envelope.server.ts";
import type { Letter } from "#site/letters/letter.ts";
import { attachmentOf } from "../store/documents.ts";
import type { MailAttachmentRef } from "../store/types.ts";
import { confirmation, reply } from "./customer.server.ts";
import { eventOf, eventsTogether, leadOf, photoAttachment, photosOf, picturesOf } from "./data.server.ts";
import { type BookedVisit, newLeadMail, updateMail } from "./office.server.ts";
import { answersTo } from "./reply-to.server.ts";

type Db = Kysely<Database>;

/** The outbox handlers for mails about leads. A queued message contains only ids. The text is written when the mail is sent. */
export const mailHandlers = (
  db: Db,
  now = currentTime,
  quoted: QuotationPdf = noQuotations,
  bookedWith: VisitOfBooking = noVisits,
): Handlers => {
  const toOffice = async (lead: LeadsTable): Promise<Envelope> => ({
    to: await officeAddress(db),
    ...(lead.email && { replyTo: { name: lead.name, address: lead.email } }),
    headers: automaticHeaders,
  });
  return {
    "mail.office": async (message) => {
      const lead = await leadOf(db, message);
      if (!lead || lead.spam) return "moot";
      const attachments = await picturesOf(db, lead.id);
      const language = env().OFFICE_LANGUAGE;
      const visit = lead.kind === "booking" ? await bookedWith(lead, language, now()) : undefined;
      const letter = newLeadMail(lead, await photosOf(db, lead.id), language, attachments, visit);
      return send(db, message, lead, letter, { ...(await toOffice(lead)), attachments });
    },
    "mail.customer": async (message) => {
      const lead = await leadOf(db, message);
      if (!lead?.email || lead.spam) return "moot";
      const letter = confirmation(lead, await photosOf(db, lead.id), now());
      const answers = await answersTo(db, lead.id, letter.language);
      return send(db, message, lead, letter, { to: lead.email, ...answers, headers: automaticHeaders });
    },
    "mail.update": async (message) => {
      const lead = await leadOf(db, message);
      const event = lead && (await (message.payload.together ? eventsTogether : eventOf)(db, message));
      if (!lead || !event || lead.spam) return "moot";
      return send(db, message, lead, updateMail(lead, event, env().OFFICE_LANGUAGE), await toOffice(lead));
    },
    "mail.reply": replies(db, quoted),
  };
};

/** Returns a quotation as a PDF. The caller passes this function in, because this domain must not import the domain of quotations. */
export type QuotationPdf = (quotationId: string) => Promise<MailAttachment>;
const noQuotations: QuotationPdf = () => Promise.reject(new Error("No quotations here"));

/** Says which visit was booked together with this lead. The caller passes this function in, because this domain must not import visits. */
export type VisitOfBooking = (lead: LeadsTable, language: Language, now: number) => Promise<BookedVisit | undefined>;
const noVisits: VisitOfBooking = () => Promise.resolve(undefined);

async function attached(db: Db, file: MailAttachmentRef, quoted: QuotationPdf): Promise<MailAttachment> {
  return { ...(await contentOf(db, file, quoted)), filename: file.name };
}

function contentOf(db: Db, file: MailAttachmentRef, quoted: QuotationPdf): Promise<MailAttachment> {
  if ("quote" in file) return quoted(file.quote);
  return "document" in file ? attachmentOf(db, file.document) : photoAttachment(db, file.photo);
}

const replies =
  (db: Db, quoted: QuotationPdf): Handler =>
  async (message, signal) => {
    const lead = await leadOf(db, message);
    const event = lead && (await eventOf(db, message));
    if (!lead?.email || event?.kind !== "reply") return "moot";
    const letter = reply(lead, event.data);
    const attachments: MailAttachment[] = [];
    for (const file of event.data.files ?? []) attachments.push(await attached(db, file, quoted));
    // If collecting the files took too long, the outbox may already have begun the next attempt. Without this check the mail would be sent
    // twice.
    signal.throwIfAborted();
    const answers = await answersTo(db, lead.id, letter.language);
    return send(db, message, lead, letter, { to: lead.email, ...answers, attachments });
  };

/** Sends a mail about a lead. All mails about one lead belong to one conversation in the mail program. */
const send = (db: Db, message: Message, lead: LeadsTable, letter: Letter, envelope: Envelope): Promise<"sent"> =>
  sendLetter(db, message, lead.id, letter, envelope);
