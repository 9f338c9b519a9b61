import { z } from "zod";
import { noEmail, noPhone, phoneFrom, readBody, targetOf, text } from "../body.ts";
import type { Context, Db, Routes, User } from "../context.ts";
import { emailFrom } from "../email.ts";
import { AuthError, invalid } from "../errors.ts";
import { signedIn } from "../guard.ts";
import { constantTime, limitByAddress } from "../limits.ts";
import { type MailOptions, mailLink, maySend, sendCode } from "../mails.ts";
import { challengeOf } from "../pkce.ts";
import { askToConfirm } from "../sign-up.ts";
import { mailEmailChange } from "../user-change.ts";
import { userByEmail, userByPhone } from "../users.ts";

const challenge = { code_challenge: text, code_challenge_method: text };
const recoverBody = z.object({ email: text, ...challenge });
const resendBody = z.object({ type: text, email: text, phone: text, ...challenge });

/**
 * Routes that send a mail or a text message when a client asks for it. The answer to an address without an account is the same as to one
 * with an account, so that nobody can find out who has an account.
 */
export const recover: Routes = (app, context) => {
  const { config, db } = context;
  app.post("/recover", limitByAddress(context, "recover", "asksForMail"), constantTime(context), async (c) => {
    const request = await readBody(c.req, recoverBody);
    if (!config.email) throw noEmail();
    if (!request.email) throw invalid("Password recovery requires an email");
    const email = emailFrom(request.email);
    const options = { challenge: challengeOf(request), redirectTo: targetOf(config, c.req) };
    await maySend(context, "recovery", email);
    await db.transaction().execute(async (transaction) => {
      const user = await userByEmail(transaction, email);
      if (user) await mailLink(transaction, context, user, "recovery", options);
    });
    return c.json({});
  });
  app.post("/resend", limitByAddress(context, "resend", "asksForMail"), constantTime(context), async (c) => {
    const request = await readBody(c.req, resendBody);
    const options = { challenge: challengeOf(request), redirectTo: targetOf(config, c.req) };
    const to = recipient(context, request);
    await maySend(context, request.type?.endsWith("_change") ? request.type : "confirmation", to);
    await db.transaction().execute((transaction) => again(transaction, context, request.type ?? "", to, options));
    return c.json({});
  });
  app.get("/reauthenticate", signedIn(context), async (c) => {
    const { user } = c.var.caller;
    const to = user.email ?? user.phone;
    if (!to) throw invalid("Reauthentication requires the user to have an email or a phone number");
    if (user.email && user.email_confirmed_at === null)
      throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
    await maySend(context, "reauthentication", to);
    await db.transaction().execute((transaction) => sendCode(transaction, context, user, "reauthentication", to));
    return c.json({});
  });
};

const byMail = ["signup", "email_change"];
const byNumber = ["sms", "phone_change"];

function recipient({ config }: Context, { type = "", email, phone }: z.output<typeof resendBody>): string {
  if (![...byMail, ...byNumber].includes(type))
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  if (email && phone) throw invalid("Only an email address or phone number should be provided.");
  if (byMail.includes(type) ? !email : !phone)
    throw invalid(`Type provided requires ${byMail.includes(type) ? "an email address" : "a phone number"}`);
  if (email && !config.email) throw noEmail();
  if (phone && !config.phone) throw noPhone();
  return email ? emailFrom(email) : phoneFrom(phone ?? "");
}

/** Sends a confirmation again, but only while it is still pending. Call it inside a transaction. */
async function again(db: Db, context: Context, type: string, to: string, options: MailOptions): Promise<void> {
  const user = await (byMail.includes(type) ? userByEmail(db, to) : userByPhone(db, to));
  const waits: Record<string, (user: User) => boolean> = {
    signup: (user) => user.email_confirmed_at === null,
    sms: (user) => user.phone_confirmed_at === null,
    email_change: (user) => user.new_email !== null,
    phone_change: (user) => user.new_phone !== null,
  };
  if (!user || !waits[type]?.(user)) return;
  if (type === "email_change") await mailEmailChange(db, context, user, options);
  else if (type === "phone_change") await sendCode(db, context, user, "phone_change", user.new_phone ?? "");
  else await askToConfirm(db, context, user, options);
}
