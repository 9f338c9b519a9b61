import type { Kysely } from "kysely";
import { addressToConfirm, outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { Database } from "#server/db/schema.ts";
import { type NewFile, type NewLead, submitLead } from "#server/leads/submit.ts";

/** Stores a lead together with its outgoing messages. */
export function submitWithMessages(db: Kysely<Database>, lead: NewLead, files: readonly NewFile[] = []) {
  const spam = lead.spam?.isSpam ?? false;
  return submitLead(db, lead, files, async (id, transaction) => {
    const email = spam ? "" : await addressToConfirm(transaction, lead.email);
    return outgoingFor({ id, kind: lead.kind, email, spam });
  });
}
