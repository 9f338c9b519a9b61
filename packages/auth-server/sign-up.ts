import type { Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { addIdentity, dropUnverifiedCredentials, emailIdentity, isVerified, phoneIdentity } from "./identities.ts";
import { type MailKind, type MailOptions, mailLink, maySend, sendCode } from "./mails.ts";
import { insertUser, lockUser, newUser, updateUser, userByEmail, userByPhone } from "./users.ts";

export interface Contact {
  email?: string;
  phone?: string;
}

/** Call it inside a transaction. Undefined if the address belongs to somebody already, also through another provider's identity. */
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

/** An address that the provider has not verified may have been typed by anybody. */
async function isVouchedFor(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom("auth_identities").select("data").where("email", "=", email).execute();
  return found.some(isVerified);
}

/**
 * Repeats the mail to an unconfirmed address. If two different passwords were sent, nobody knows which one belongs to the reader of the mail, so
 * neither counts, nor does the metadata of the first; the reader chooses a password after confirming. `same` is the stored hash, if the same password
 * was typed again. Undefined if nothing is pending.
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
 * Mails a confirmation. A person without a password chooses one next, unless they signed up to do without. Until then no earlier credential works, so
 * that a single click does no harm.
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
