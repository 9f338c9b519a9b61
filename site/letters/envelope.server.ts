import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { deliver } from "#platform/mail/send.ts";
import type { Mail } from "#platform/mail/types.ts";
import type { Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./render.server.ts";

export type Envelope = Pick<Mail, "to" | "replyTo" | "returnPath" | "headers" | "attachments" | "calendar">;

/** Marks an automatic mail, so that out-of-office programs and mailing lists do not answer it (RFC 3834). */
export const automaticHeaders = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** Sends a letter. Its headers make mail programs show all letters of one conversation together, such as the mails about one lead. */
export async function sendLetter(
  db: Kysely<Database>,
  { id }: Message,
  conversation: string,
  letter: Letter,
  envelope: Envelope,
): Promise<"sent"> {
  const host = new URL(env().SITE_URL).hostname;
  await deliver(db, {
    ...envelope,
    ...(await renderLetter(letter)),
    messageId: `${id}@${host}`,
    from: { name: company().name[letter.language], address: env().MAIL_FROM ?? company().email },
    headers: { ...envelope.headers, References: `<${conversation}@${host}>` },
  });
  return "sent";
}
