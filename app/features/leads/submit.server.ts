import type { Kysely } from "kysely";
import { outgoingFor } from "#app/features/mail/outgoing.server.ts";
import type { Database } from "#server/db/schema.ts";
import { type NewFile, type NewLead, submitLead } from "#server/leads/submit.ts";

/** Stores a lead together with all that goes out for it. */
export const submitWithMessages = (db: Kysely<Database>, lead: NewLead, files: readonly NewFile[] = []) =>
  submitLead(db, lead, files, (id) =>
    outgoingFor({ id, kind: lead.kind, email: lead.email, spam: lead.spam?.isSpam ?? false }),
  );
