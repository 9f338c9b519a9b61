import type { Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { addIdentity, dropUnverifiedCredentials, emailIdentity, isVerified, phoneIdentity } from "./identities.ts";
import { type MailKind, type MailOptions, mailLink, maySend, sendCode } from "./mails.ts";
import { insertUser, lockUser, newUser, updateUser, userByEmail, userByPhone } from "./users.ts";

export interface Contact {
  email?: string;
  phone?: string;
}

/**
 * Creates a person. Returns undefined if the address already belongs to somebody, also if it is the verified address of another provider's
 * identity. Call it inside a transaction.
 */
export async function createUser(
  db: Db,
  { config, now }: Pick<Context, "config" | "now">,
  { email, phone }: Contact,
  password_hash: string | null,
  data: Record<string, unknown>,
): Promise<User | undefined> {
  if (email && (await isVouchedFor(db, email))) return undefined;
  const confirmed = Boolean(email) && config.autoconfirm;
  const user = newUser(now(), {
    email: email ?? null,
    phone: phone ?? null,
    password_hash,
    email_confirmed_at: confirmed ? now() : null,
  });
  const identity = email ? emailIdentity(user, email, confirmed) : phoneIdentity(user, phone ?? "", false);
  const inserted = await insertUser(db, {
    ...user,
    user_metadata: JSON.stringify({ ...data, ...identity.data }),
  });
  return inserted && addIdentity(db, inserted, identity, now());
}

/** Tells whether an identity with this address is verified. An unverified address counts for nothing, because anybody may have typed it. */
async function isVouchedFor(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom("auth_identities").select("data").where("email", "=", email).execute();
  return found.some(isVerified);
}

/**
 * Sends the confirmation mail again. If two sign-ups sent different passwords, nobody knows which one belongs to the reader of the mail. So
 * neither password counts, nor does the metadata of the first sign-up; the reader chooses a password after confirming. `same` is the stored
 * hash, if the same password was typed again. Returns undefined if nothing is pending.
 */
export async function resendConfirmation(
  db: Db,
  context: Context,
  { email, phone }: Contact,
  options: MailOptions,
  same: string | null,
): Promise<User | undefined> {
  if (context.config.autoconfirm && email) throw new AuthError(422, "user_already_exists", "User already registered");
  const found = email ? await userByEmail(db, email) : await userByPhone(db, phone ?? "");
  const user = found && (await lockUser(db, found.id));
  if (!user || (email ? user.email_confirmed_at : user.phone_confirmed_at) !== null) return undefined;
  await maySend(context, "confirmation", email ?? phone ?? "", db);
  const own = await dropUnverifiedCredentials(db, user, context.now(), same);
  const isAnother = user.password_hash !== own.password_hash;
  return askToConfirm(db, context, isAnother ? await withoutWords(db, context, own) : own, options);
}

async function withoutWords(db: Db, { now }: Context, user: User): Promise<User> {
  const { data } = user.email ? emailIdentity(user, user.email, false) : phoneIdentity(user, user.phone ?? "", false);
  return updateUser(db, user.id, now(), { user_metadata: JSON.stringify(data) });
}

/**
 * Mails a confirmation. A person without a password has to choose one after confirming, unless they signed up for sign-in without a
 * password. Earlier credentials are removed first, so that a single click on the link does no harm.
 */
export async function askToConfirm(
  db: Db,
  context: Context,
  user: User,
  options: MailOptions,
  letter: MailKind = user.password_hash ? "signup" : "signup_password",
): Promise<User> {
  if (!user.email) return sendCode(db, context, user, "confirmation", user.phone ?? "");
  const own = letter === "signup_password" ? await dropUnverifiedCredentials(db, user, context.now()) : user;
  return mailLink(db, context, own, letter, options);
}
