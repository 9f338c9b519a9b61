import type { Kysely } from "kysely";
import { officeAddress } from "#app/site/office.server.ts";
import type { Database, LeadsTable } from "#server/db/schema.ts";
import { env } from "#server/env.ts";
import type { Handler, Handlers, Message } from "#server/outbox/types.ts";
import { confirmation, reply } from "./customer.server.ts";
import { eventOf, leadOf, photosOf, picturesOf } from "./data.server.ts";
import { automatic, type Envelope, sendLetter } from "./envelope.server.ts";
import type { Letter } from "./letter.ts";
import { newLeadMail, updateMail } from "./office.server.ts";
import { answersTo } from "./reply-to.server.ts";

type Db = Kysely<Database>;

/** The handlers of outgoing mails. A queued message contains only ids; its text is made when it is sent. */
export const mailHandlers = (db: Db, now = Date.now): Handlers => {
  const toOffice = async (lead: LeadsTable): Promise<Envelope> => ({
    to: await officeAddress(db),
    ...(lead.email && { replyTo: { name: lead.name, address: lead.email } }),
    headers: automatic,
  });
  return {
    "mail.office": async (message) => {
      const lead = await leadOf(db, message);
      if (!lead || lead.spam) return "moot";
      const attachments = await picturesOf(db, lead.id);
      const letter = newLeadMail(lead, await photosOf(db, lead.id), env().OFFICE_LANGUAGE, attachments);
      return send(db, message, lead, letter, { ...(await toOffice(lead)), attachments });
    },
    "mail.customer": async (message) => {
      const lead = await leadOf(db, message);
      if (!lead?.email || lead.spam) return "moot";
      const letter = confirmation(lead, await photosOf(db, lead.id), now());
      const answers = await answersTo(db, lead.id, letter.language);
      return send(db, message, lead, letter, { to: lead.email, ...answers, headers: automatic });
    },
    "mail.update": async (message) => {
      const lead = await leadOf(db, message);
      const told = lead && (await eventOf(db, message));
      if (!lead || !told || lead.spam) return "moot";
      return send(db, message, lead, updateMail(lead, told, env().OFFICE_LANGUAGE), await toOffice(lead));
    },
    "mail.reply": replies(db),
  };
};

const replies =
  (db: Db): Handler =>
  async (message) => {
    const lead = await leadOf(db, message);
    const told = lead && (await eventOf(db, message));
    if (!lead?.email || told?.kind !== "reply") return "moot";
    const letter = reply(lead, told.data);
    return send(db, message, lead, letter, { to: lead.email, ...(await answersTo(db, lead.id, letter.language)) });
  };

/** Threads all mails about one lead into one conversation. */
const send = (db: Db, message: Message, lead: LeadsTable, letter: Letter, envelope: Envelope): Promise<"sent"> =>
  sendLetter(db, message, lead.id, letter, envelope);
