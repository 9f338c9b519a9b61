import { isFormKind } from "@site/ground/states/lead.ts";
import type { Kysely, Transaction } from "kysely";
import { rememberClient, stageMessage } from "#domain/analytics/store/index.ts";
import { pushNewLead } from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { NewFile } from "#platform/photos/reencode.ts";
import { addressToConfirm, outgoingFor } from "../../mails/outgoing.server.ts";
import { type NewLead, submitLead } from "../../store/submit.ts";

/**
 * Stores a lead together with its outgoing messages. `ga4Client` is the visitor's Google Analytics id. It is stored too, if the visitor
 * agreed to Google Analytics.
 */
export function submitWithMessages(
  db: Kysely<Database>,
  lead: NewLead,
  files: readonly NewFile[] = [],
  ga4Client: string | null = null,
  beside?: (transaction: Transaction<Database>, id: string) => Promise<unknown>,
) {
  const spam = lead.spam?.isSpam ?? false;
  const also = spam ? undefined : beside;
  const messagesFor = async (id: string, transaction: Transaction<Database>) => {
    await also?.(transaction, id);
    const email = spam ? "" : await addressToConfirm(transaction, lead.email);
    const push = !spam && isFormKind(lead.kind) ? await pushNewLead(transaction, id) : [];
    const messages = [...outgoingFor({ id, kind: lead.kind, email, spam }), ...push];
    if (ga4Client === null) return messages;
    await rememberClient(transaction, id, ga4Client);
    return spam ? messages : [...messages, stageMessage(id, "generate_lead", currentTime())];
  };
  return submitLead(db, lead, files, messagesFor, also !== undefined);
}
