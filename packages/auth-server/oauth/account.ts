import { audit } from "../audit.ts";
import type { Context, Db, User } from "../context.ts";
import { AuthError } from "../errors.ts";
import { addIdentity, listProviders } from "../identities.ts";
import { endSessions } from "../sessions.ts";
import { insertUser, isBanned, lockUser, mergeJson, newUser, updateUser, userByEmail } from "../users.ts";
import type { Profile } from "./profile.ts";

/** The person who signs in, or the reason for a refusal. `writeTo` is the person who gets a mail about the refusal. */
export type Decision = { user: User } | { refused: AuthError; writeTo?: User };

/** Finds the account that belongs to a profile, or creates it. Call it inside a transaction. */
export async function decide(context: Context, db: Db, profile: Profile): Promise<Decision> {
  const now = context.now();
  const known = await userOfIdentity(db, profile);
  if (known) return admit(context, db, await refresh(db, known, profile, now), profile);
  // An address matches an existing account only if the provider has verified it.
  const owner = profile.verified && profile.email ? await userByEmail(db, profile.email) : undefined;
  if (owner) {
    const held = (await lockUser(db, owner.id)) ?? owner;
    const linked = await addIdentity(db, held, identityOf(profile), now);
    await audit(db, now, "identity_linked", { userId: held.id, data: { provider: profile.provider } });
    return admit(context, db, await withData(db, linked, profile, now), profile);
  }
  if (!context.config.signups)
    return { refused: new AuthError(422, "signup_disabled", "Signups not allowed for this instance") };
  const isTaken = profile.email !== null && (await userByEmail(db, profile.email)) !== undefined;
  const made = await insertUser(db, newUser(now, { email: isTaken ? null : profile.email }));
  // Another request took this address in the meantime, so the decision is made again.
  if (!made) return decide(context, db, profile);
  const user = await addIdentity(db, made, identityOf(profile), now);
  await audit(db, now, "signed_up", { userId: user.id, data: { provider: profile.provider } });
  return admit(context, db, await withData(db, user, profile, now), profile);
}

const identityOf = ({ provider, subject, data }: Profile) => ({ provider, providerId: subject, data });

const withData = (db: Db, user: User, { data }: Profile, now: number): Promise<User> =>
  updateUser(db, user.id, now, { user_metadata: mergeJson(user.user_metadata, data) });

/**
 * Finds the account of an identity. A stub is an account without email address, phone number, invitation or sign-in. If the provider has
 * verified the address, the stub is deleted, so that a new account takes its place.
 */
async function userOfIdentity(db: Db, { provider, subject, verified }: Profile): Promise<User | undefined> {
  const identity = await findIdentity(db, provider, subject);
  const user = identity && (await lockUser(db, identity.user_id));
  const isStub = user && !user.email && !user.phone && user.last_sign_in_at === null && user.invited_at === null;
  if (!isStub || !verified) return user;
  await db.deleteFrom("auth_users").where("id", "=", user.id).execute();
  return undefined;
}

export const findIdentity = (db: Db, provider: string, subject: string) =>
  db
    .selectFrom("auth_identities")
    .selectAll()
    .where("provider", "=", provider)
    .where("provider_id", "=", subject)
    .executeTakeFirst();

/**
 * Repeats the work after a race. If a new person returns from the provider twice at once, the second run finds the account that the first
 * run created.
 */
export async function retryOnConflict<T>({ db }: Context, profile: Profile, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    const isRace = !(error instanceof AuthError) && (await findIdentity(db, profile.provider, profile.subject));
    if (!isRace) throw error;
    return db.transaction().execute(work);
  }
}

async function refresh(db: Db, user: User, profile: Profile, now: number): Promise<User> {
  await db
    .updateTable("auth_identities")
    .set({ data: JSON.stringify(profile.data), email: profile.email, last_sign_in_at: now, updated_at: now })
    .where("provider", "=", profile.provider)
    .where("provider_id", "=", profile.subject)
    .execute();
  return withData(db, user, profile, now);
}

async function admit({ config, now }: Context, db: Db, user: User, profile: Profile): Promise<Decision> {
  if (isBanned(user, now())) return { refused: new AuthError(403, "user_banned", "User is banned") };
  if (user.email_confirmed_at !== null) return { user };
  const isTheirs = user.email !== null && user.email === profile.email;
  if (isTheirs && (profile.verified || config.autoconfirm)) return { user: await takeOver(db, user, profile, now()) };
  if (user.phone_confirmed_at !== null) return { user };
  const { provider } = profile;
  return user.email
    ? { refused: unverified(provider, `A confirmation email has been sent to your ${provider} email`), writeTo: user }
    : { refused: unverified(provider, `Verify the email with ${provider} in order to sign in`) };
}

const unverified = (provider: string, advice: string) =>
  new AuthError(403, "provider_email_needs_verification", `Unverified email with ${provider}. ${advice}`);

/**
 * Gives the account to the person whom the provider has verified. Nobody had confirmed the address before, so a stranger may have prepared
 * the account (pre-hijacking). Therefore its password, metadata, other identities, factors, passkeys, sessions and pending links are
 * removed.
 */
async function takeOver(db: Db, user: User, profile: Profile, now: number): Promise<User> {
  await endSessions(db, user.id);
  for (const table of ["auth_one_time_tokens", "auth_factors", "auth_passkeys"] as const)
    await db.deleteFrom(table).where("user_id", "=", user.id).execute();
  await db
    .deleteFrom("auth_identities")
    .where("user_id", "=", user.id)
    .where((e) => e.or([e("provider", "<>", profile.provider), e("provider_id", "<>", profile.subject)]))
    .execute();
  const own = await updateUser(db, user.id, now, {
    password_hash: null,
    phone: null,
    phone_confirmed_at: null,
    new_email: null,
    new_phone: null,
    email_confirmed_at: now,
    user_metadata: JSON.stringify(profile.data),
  });
  return listProviders(db, own, now);
}
