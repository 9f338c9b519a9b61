import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import type { MailHook } from "#platform/http/mail-hook.ts";
import type { Env } from "#platform/process/env.ts";
import { log } from "#platform/process/log.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { keepHead, keepMail } from "./keep.ts";

/**
 * Returns the functions behind /hooks/mail, by which a mail provider delivers mails to us. Returns undefined if incoming mail is not set
 * up.
 */
export function mailHookOf(
  db: Kysely<Database>,
  { REPLY_ADDRESS, MAIL_HOOK_SECRET }: Pick<Env, "REPLY_ADDRESS" | "MAIL_HOOK_SECRET">,
): MailHook | undefined {
  if (!REPLY_ADDRESS || !MAIL_HOOK_SECRET) return undefined;
  return {
    secrets: MAIL_HOOK_SECRET.split(","),
    isBlocked: (address) => isOverLimit(db, limits.wrongMailSecrets, address),
    async take(raw, recipients) {
      const code = await keepMail(db, raw, recipients);
      log("info", { event: "mail-in", code });
    },
    async note(beginning, recipients, bytes) {
      const code = await keepHead(db, beginning, bytes, recipients);
      log("warn", { event: "mail-too-large", code });
    },
  };
}
