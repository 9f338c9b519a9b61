import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { perMachine } from "#platform/machine/machine.ts";
import { env } from "#platform/process/env.ts";
import { withSpan } from "#platform/trace/trace.ts";
import { withSafeHeaders } from "./headers.ts";
import { keep } from "./mailbox.ts";
import { openSmtp, type Smtp } from "./smtp.ts";
import type { Mail } from "./types.ts";

const connections = perMachine(() => new Map<string, Smtp>());

/** Resolves when the mail server has accepted the mail. If no mail server is configured, the mail is stored in the mailbox table. */
export async function deliver(db: Kysely<Database>, mail: Mail, url = env().SMTP_URL): Promise<void> {
  const safe = withSafeHeaders(mail);
  if (!url) return keep(db, safe);
  const open = connections();
  const smtp = open.get(url) ?? openSmtp(url);
  open.set(url, smtp);
  await withSpan("mail", "client", {}, () => smtp.send(safe));
}

/** Closes the pooled connections to mail servers. */
export function closeMail(): void {
  const open = connections();
  for (const smtp of open.values()) smtp.close();
  open.clear();
}
