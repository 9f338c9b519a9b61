import type { Kysely } from "kysely";
import { addressToConfirm, outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { Database } from "#server/db/schema.ts";
import { type NewFile, type NewLead, submitLead } from "#server/leads/submit.ts";

/** Stores a lead together with its outgoing messages. */
export async function submitWithMessages(db: Kysely<Database>, lead: NewLead, files: readonly NewFile[] = []) {
  const spam = lead.spam?.isSpam ?? false;
  const email = spam ? "" : await addressToConfirm(db, lead.email);
  return submitLead(db, lead, files, (id) => outgoingFor({ id, kind: lead.kind, email, spam }));
}
