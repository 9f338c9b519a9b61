import type { Kysely } from "kysely";
import { outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { Database } from "#server/db/schema.ts";
import { type NewFile, type NewLead, submitLead } from "#server/leads/submit.ts";
import { isOverLimit, limits } from "#server/spam/limits.ts";

/** Stores a lead together with its outgoing messages. */
export async function submitWithMessages(db: Kysely<Database>, lead: NewLead, files: readonly NewFile[] = []) {
  const spam = lead.spam?.isSpam ?? false;
  const confirm = lead.email !== "" && !spam && !(await isOverLimit(db, limits.confirmation, mailboxOf(lead.email)));
  return submitLead(db, lead, files, (id) =>
    outgoingFor({ id, kind: lead.kind, email: confirm ? lead.email : "", spam }),
  );
}

/** Text after a plus sign does not change the mailbox. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*/, "");
