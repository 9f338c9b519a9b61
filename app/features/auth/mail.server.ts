import type { Kysely } from "kysely";
import { company } from "#app/site/content.server.ts";
import type { Database } from "#server/db/schema.ts";
import { env } from "#server/env.ts";
import { type AuthMessage, authMailTopic, forgetAuthMail, openAuthMail } from "#server/identity/mail.ts";
import { keep } from "#server/mail/mailbox.ts";
import { deliver } from "#server/mail/send.ts";
import type { Mail } from "#server/mail/types.ts";
import type { Handlers } from "#server/outbox/types.ts";
import { renderLetter } from "../mail/render.server.ts";
import { authLetter, type Invitation } from "./letter.server.ts";

type Db = Kysely<Database>;

/** Finds who invited somebody, if a colleague did. */
type InvitationOf = (db: Db, email: string) => Promise<Invitation | undefined>;

/** Sends the mails of the auth server. The encrypted payload is decrypted here and deleted once the mail is sent. */
export const authMailHandlers = (db: Db, invitationOf: InvitationOf, now = Date.now): Handlers => ({
  [authMailTopic]: async ({ id, payload: { sealed, at } }) => {
    if (!sealed) return "moot";
    const message = await openAuthMail(db, sealed);
    const { seconds = Number.POSITIVE_INFINITY } = message;
    // Link and code have expired and would only confuse the reader.
    if (now() - Number(at) > seconds * 1000) return "moot";
    const invites = message.kind === "invite" || message.kind === "recovery";
    const invitation = invites ? await invitationOf(db, message.to) : undefined;
    const mail = await mailOf(message, id, invitation);
    await (message.kind === "sms" ? keep(db, mail) : deliver(db, mail));
    await forgetAuthMail(db, id);
    return "sent";
  },
});

async function mailOf(message: AuthMessage, id: string, invitation?: Invitation): Promise<Mail> {
  const letter = authLetter(message, invitation);
  return {
    ...(await renderLetter(letter)),
    to: message.kind === "sms" ? `+${message.to}` : message.to,
    messageId: `${id}@${new URL(env().SITE_URL).hostname}`,
    from: { name: company().name[letter.language], address: env().MAIL_FROM ?? company().email },
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
