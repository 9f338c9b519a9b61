import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { type AuthMessage, authMailTopic, forgetAuthMail, openAuthMail } from "#platform/identity/mail.ts";
import { currentTime } from "#platform/machine/time.ts";
import { keep } from "#platform/mail/mailbox.ts";
import { deliver } from "#platform/mail/send.ts";
import type { Mail } from "#platform/mail/types.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { renderLetter } from "#site/letters/render.server.ts";
import { authLetter, type Invitation } from "./letter.server.ts";

type Db = Kysely<Database>;

/** Finds the colleague who invited the person with this email address, if there is one. */
type InvitationOf = (db: Db, email: string) => Promise<Invitation | undefined>;

/** Sends the mails of the auth server. The encrypted payload is decrypted here, and deleted once the mail is sent. */
export const authMailHandlers = (db: Db, invitationOf: InvitationOf, now = currentTime): Handlers => ({
  [authMailTopic]: async ({ id, payload: { sealed, at } }) => {
    if (!sealed) return "moot";
    const message = await openAuthMail(db, sealed);
    const { seconds = Number.POSITIVE_INFINITY } = message;
    // The link and the code have expired, so the mail would only confuse the reader.
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
