import { z } from "zod";
import { noEmail, noPhone, object, ownData, phoneFrom, readBody, targetOf, text } from "../body.ts";
import type { Context, Routes } from "../context.ts";
import { emailFrom } from "../email.ts";
import { AuthError, invalid } from "../errors.ts";
import { dropUnverifiedCredentials } from "../identities.ts";
import { constantTime, limitByAddress, takeToken } from "../limits.ts";
import { type MailOptions, mailLink, maySend, sendCode } from "../mails.ts";
import { challengeOf } from "../pkce.ts";
import { askToConfirm, type Contact, createUser } from "../sign-up.ts";
import { lockUser, userByEmail, userByPhone } from "../users.ts";

const body = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().optional(),
  data: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
});
type Asked = z.output<typeof body>;

/** Routes for sign-in without a password, by a link or a code. */
export const otp: Routes = (app, context) => {
  const guard = limitByAddress(context, "otp", "asksForMail");
  const { config } = context;
  for (const path of ["/otp", "/magiclink"])
    app.post(path, guard, constantTime(context), async (c) => {
      const request = await readBody(c.req, body);
      const contact = contactOf(
        context,
        path === "/otp" ? request : { ...request, phone: undefined, channel: undefined },
      );
      const redirectTo = targetOf(config, c.req);
      ownData(request.data);
      const refusal = await send(context, contact, request, { challenge: challengeOf(request), redirectTo });
      if (refusal && (await takeToken(context, "unknownTold", c.env.address))) throw refusal;
      if (refusal) await maySend(context, "otp", contact.email ?? contact.phone ?? "");
      return c.json({});
    });
};

function contactOf({ config }: Context, { email, phone, channel }: Asked): Contact {
  if (email && phone) throw invalid("Only an email address or phone number should be provided");
  if (phone) {
    if (!config.phone) throw noPhone();
    if (channel && !["sms", "whatsapp"].includes(channel)) throw invalid("Invalid channel");
    return { phone: phoneFrom(phone) };
  }
  if (channel) throw invalid("Channel should only be specified with Phone OTP");
  if (!config.email) throw noEmail();
  return { email: emailFrom(email) };
}

/**
 * Sends a link or a code. For an address without an account, it returns an error. The caller shows this error only a few times, because it
 * reveals who has an account.
 */
async function send(
  context: Context,
  contact: Contact,
  { create_user = true, data = {} }: Asked,
  options: MailOptions,
): Promise<AuthError | undefined> {
  const { config, db } = context;
  const { email, phone = "" } = contact;
  return db.transaction().execute(async (transaction) => {
    const found = await (email ? userByEmail(transaction, email) : userByPhone(transaction, phone));
    const user = found && (await lockUser(transaction, found.id));
    const confirmed = user && (email ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
    if (!user && !create_user) return new AuthError(422, "otp_disabled", "Signups not allowed for otp");
    if (!user && !config.signups) return new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
    await maySend(context, "otp", email ?? phone, transaction);
    if (confirmed) {
      if (email) await mailLink(transaction, context, user, "magiclink", options);
      else await sendCode(transaction, context, user, "recovery", phone);
      return undefined;
    }
    // The address is still unconfirmed, so a stranger may have chosen the password. The reader of this mail may be another person, so the
    // old credentials are removed.
    const unconfirmed = user
      ? await dropUnverifiedCredentials(transaction, user, context.now())
      : await createUser(transaction, context, contact, null, data);
    if (unconfirmed?.email_confirmed_at) await mailLink(transaction, context, unconfirmed, "magiclink", options);
    else if (unconfirmed) await askToConfirm(transaction, context, unconfirmed, options, user ? undefined : "signup");
    return undefined;
  });
}
