import { z } from "zod";
import { audit } from "../audit.ts";
import { object, text } from "../body.ts";
import type { Context, Db, User } from "../context.ts";
import { emailFrom } from "../email.ts";
import { invalid } from "../errors.ts";
import { addIdentity, dropUnverifiedCredentials, emailIdentity } from "../identities.ts";
import { type MailKind, mailLink, makeLink } from "../mails.ts";
import { checkPassword, hashPassword } from "../passwords.ts";
import { userJson } from "../user-json.ts";
import { insertUser, lockUser, mergeJson, newUser, updateUser, userByEmail } from "../users.ts";
import { emailTaken, noSuchUser } from "./fields.ts";

export const linkBody = z.object({
  type: text,
  email: text,
  password: text,
  new_email: text,
  data: object,
  redirect_to: text,
});
export const inviteBody = z.object({ email: text, data: object });

const kinds = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;

/** Returns the link of a mail without sending the mail, for callers who deliver the link themselves. */
export async function generateLink(context: Context, request: z.output<typeof linkBody>, redirectTo: string) {
  const kind = kinds.find((one) => one === request.type);
  if (!kind) throw invalid("Invalid email action link type requested");
  const email = emailFrom(request.email);
  const hash = kind === "signup" ? await passwordHash(context, email, request.password) : null;
  return context.db.transaction().execute(async (db) => {
    const { user, as } = await subject(context, db, { kind, email, hash, data: request.data });
    const change = as === "email_change_current" || as === "email_change_new";
    const ready = change ? await awaitChange(context, db, user, request.new_email) : user;
    const to = (as === "email_change_new" ? ready.new_email : ready.email) ?? email;
    const made = await makeLink(db, context, ready, as, { redirectTo, to });
    await audit(db, context.now(), "link_generated", { userId: user.id, data: { type: as } });
    return {
      ...(await userJson(db, made.user)),
      action_link: made.link,
      email_otp: made.code,
      hashed_token: made.token,
      redirect_to: redirectTo,
      verification_type: change ? as : made.type,
    };
  });
}

/** Sends an invitation. The invited person opens its link and then chooses a password. */
export async function invite(context: Context, request: z.output<typeof inviteBody>, redirectTo: string) {
  const email = emailFrom(request.email);
  return context.db.transaction().execute(async (db) => {
    const { user } = await subject(context, db, { kind: "invite", email, hash: null, data: request.data });
    const invited = await mailLink(db, context, user, "invite", { redirectTo });
    await audit(db, context.now(), "user_invited", { userId: user.id });
    return userJson(db, invited);
  });
}

async function passwordHash({ config }: Context, email: string, password = ""): Promise<string> {
  if (!password) throw invalid("Signup requires a valid password");
  checkPassword(config, password, [email]);
  return hashPassword(config, password);
}

interface Wish {
  kind: MailKind;
  email: string;
  hash: string | null;
  data?: Record<string, unknown>;
}

/**
 * Returns the user for whom the link is made. Creates the user if the kind of link allows it. A magic link for an unknown address becomes a
 * confirmation of a sign-up.
 */
async function subject(
  context: Context,
  db: Db,
  { kind, email, hash, data = {} }: Wish,
): Promise<{ user: User; as: MailKind }> {
  const known = await userByEmail(db, email);
  const user = known && (await lockUser(db, known.id));
  const isFirst = kind === "signup" || kind === "invite";
  if (user) {
    if (isFirst && user.email_confirmed_at !== null) throw emailTaken();
    const own = await dropUnverifiedCredentials(db, user, context.now());
    const user_metadata = kind === "signup" ? mergeJson(own.user_metadata, data) : own.user_metadata;
    const change = { user_metadata, ...(hash && { password_hash: hash }) };
    return { user: await updateUser(db, own.id, context.now(), change), as: kind };
  }
  if (!isFirst && kind !== "magiclink") throw noSuchUser();
  const now = context.now();
  const fresh = newUser(now, { email, password_hash: hash });
  const made = await insertUser(db, { ...fresh, user_metadata: mergeJson("{}", data) });
  if (!made) throw emailTaken();
  return { user: await addIdentity(db, made, emailIdentity(fresh, email, false), now), as: isFirst ? kind : "signup" };
}

/**
 * Stores the new address of a pending change. A change needs two links, which are requested one after the other. The second request must
 * not cancel the first link, so it changes nothing.
 */
async function awaitChange({ config, now }: Context, db: Db, user: User, typed?: string): Promise<User> {
  const email = emailFrom(typed);
  const owner = await userByEmail(db, email);
  if (owner && owner.id !== user.id) throw emailTaken();
  if (user.new_email === email && user.email_change_waits > 0) return user;
  const email_change_waits = config.secureEmailChange && user.email_confirmed_at !== null ? 2 : 1;
  return updateUser(db, user.id, now(), { new_email: email, email_change_waits });
}
