import { z } from "zod";
import { audit } from "../audit.ts";
import { noEmail, noPhone, object, ownData, phoneFrom, readBody, targetOf, text } from "../body.ts";
import type { Context, Db, Routes, Session, User } from "../context.ts";
import { emailFrom } from "../email.ts";
import { AuthError, invalid } from "../errors.ts";
import { constantTime, limitByAddress, takeOr429 } from "../limits.ts";
import { maySend } from "../mails.ts";
import { checkPassword, hashPassword, isPassword } from "../passwords.ts";
import { challengeOf } from "../pkce.ts";
import { type Device, deviceOf, openSession, sessionAnswer } from "../sessions.ts";
import { askToConfirm, type Contact, createUser, resendConfirmation } from "../sign-up.ts";
import { userJson, userShape } from "../user-json.ts";
import { insertUser, newUser, userByEmail, userByPhone } from "../users.ts";

const body = z.object({
  email: text,
  phone: text,
  password: text,
  data: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
});

export const signup: Routes = (app, context) => {
  const { config, db } = context;
  app.post("/signup", limitByAddress(context, "signup"), constantTime(context), async (c) => {
    const request = await readBody(c.req, body);
    const { password = "" } = request;
    const data = ownData(request.data);
    const device = deviceOf(c.req.raw, c.env.address);
    const isAnonymous = !request.email && !request.phone;
    if (c.env.address) await takeOr429(context, isAnonymous ? "anonymous" : "asksForMail", c.env.address);
    const [network] = /^(?:[\da-f]+:){3}(?=.*::\/64$)/.exec(c.env.address ?? "") ?? [];
    if (isAnonymous && network) await takeOr429(context, "anonymousNetwork", network);
    if (isAnonymous) return c.json(await sessionAnswer(context, (await withoutAddress(context, data, device)).id));
    const contact = check(context, request);
    const challenge = challengeOf(request);
    if (contact.phone && challenge) throw invalid("PKCE not supported for phone signups");
    // The hash is computed whether or not the account exists (timing attack).
    const password_hash = await hashPassword(config, password);
    const same = await ifSame(context, contact, password);
    const silent = config.autoconfirm && contact.email;
    const redirectTo = targetOf(config, c.req);
    const outcome = await db.transaction().execute(async (transaction) => {
      const user = await createUser(transaction, context, contact, password_hash, data);
      if (!user)
        return { known: await resendConfirmation(transaction, context, contact, { challenge, redirectTo }, same) };
      await audit(transaction, context.now(), "signed_up", { userId: user.id });
      if (silent) return openSession(transaction, user, "password", device, context.now());
      await maySend(context, "confirmation", user.email ?? user.phone ?? "", transaction);
      return { user: await askToConfirm(transaction, context, user, { challenge, redirectTo }) };
    });
    if ("known" in outcome)
      return c.json(outcome.known ? await waiting(db, outcome.known) : disguise(context, contact, data));
    if ("user" in outcome) return c.json(await userJson(db, outcome.user));
    return c.json(await sessionAnswer(context, outcome.id));
  });
};

function mustBeOpen({ config }: Context) {
  if (!config.signups) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
}

/** Creates an anonymous person, of whom only this session is known, and opens the session. */
async function withoutAddress(context: Context, data: Record<string, unknown>, device: Device): Promise<Session> {
  mustBeOpen(context);
  if (!context.config.anonymous)
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const user = newUser(now, { is_anonymous: 1, user_metadata: JSON.stringify(data) });
    await insertUser(db, user);
    await audit(db, now, "signed_up", { userId: user.id });
    return openSession(db, user, "anonymous", device, now);
  });
}

function check(context: Context, { email, phone, password }: z.output<typeof body>): Contact {
  const { config } = context;
  mustBeOpen(context);
  if (!password) throw invalid("Signup requires a valid password");
  checkPassword(config, password, [email, phone]);
  if (email && phone) throw invalid("Only an email address or phone number should be provided on signup.");
  if (email && !config.email) throw noEmail();
  if (phone && !config.phone) throw noPhone();
  return email ? { email: emailFrom(email) } : { phone: phoneFrom(phone ?? "") };
}

/** Returns the stored hash if the password matches it. Otherwise returns null. */
async function ifSame({ config, db }: Context, { email, phone = "" }: Contact, password: string) {
  const { password_hash = null } = (await (email ? userByEmail(db, email) : userByPhone(db, phone))) ?? {};
  return (await isPassword(config, password, password_hash)) ? password_hash : null;
}

/**
 * Returns the answer to a repeated sign-up of an unconfirmed person: the person's present data. An invitation may contain data that others
 * entered, so an invited person's answer shows none of them.
 */
const waiting = async (db: Db, user: User) =>
  user.invited_at === null ? userJson(db, user) : userShape({ ...user, user_metadata: "{}" }, []);

/** Returns the answer to a sign-up with an address that has an account already. It reveals nothing about the owner. */
function disguise({ now }: Context, { email, phone }: Contact, data: Record<string, unknown>) {
  const provider = email ? "email" : "phone";
  const user = newUser(now(), {
    email: email ?? null,
    phone: phone ?? null,
    role: "",
    confirmation_sent_at: now(),
    app_metadata: JSON.stringify({ provider, providers: [provider] }),
    user_metadata: JSON.stringify(data),
  });
  return userShape(user, []);
}
