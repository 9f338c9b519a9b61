import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { officeAddress } from "#site/content/office.server.ts";
import type { Envelope } from "#site/letters/envelope.server.ts";
import { replyAddress } from "../store/incoming/reply-address.ts";

/** Where an answer to a mail about a request goes: onto the request, where that is set up, otherwise to the office's mailbox. */
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
