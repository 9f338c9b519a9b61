import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { officeAddress } from "#site/content/office.server.ts";
import type { Envelope } from "#site/letters/envelope.server.ts";
import { replyAddress } from "../store/incoming/reply-address.ts";

/**
 * Returns the addresses for answers to a mail. If incoming mail is set up, answers are stored on the lead. Otherwise they go to the
 * office's mailbox.
 */
export async function answersTo(
  db: Kysely<Database>,
  enquiryId: string,
  language: Language,
): Promise<Pick<Envelope, "replyTo" | "returnPath">> {
  const onRequest = await replyAddress(db, enquiryId);
  return {
    replyTo: { name: company().name[language], address: onRequest ?? (await officeAddress(db)) },
    ...(onRequest && env().REPLY_BOUNCES === "on" && { returnPath: onRequest }),
  };
}
