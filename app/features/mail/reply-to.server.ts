import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import { company } from "#app/site/content.server.ts";
import { officeAddress } from "#app/site/office.server.ts";
import type { Database } from "#server/db/schema.ts";
import { env } from "#server/env.ts";
import { replyAddress } from "#server/incoming/reply-address.ts";
import type { Envelope } from "./envelope.server.ts";

/** Where an answer to a mail about a request goes: onto the request, where that is set up, otherwise to the office's mailbox. */
export async function answersTo(
  db: Kysely<Database>,
  requestId: string,
  language: Language,
): Promise<Pick<Envelope, "replyTo" | "returnPath">> {
  const onRequest = await replyAddress(db, requestId);
  return {
    replyTo: { name: company().name[language], address: onRequest ?? (await officeAddress(db)) },
    ...(onRequest && env().REPLY_BOUNCES === "on" && { returnPath: onRequest }),
  };
}
