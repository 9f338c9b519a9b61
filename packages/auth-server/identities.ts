import { randomUUID } from "node:crypto";
import type { Db, User } from "./context.ts";
import { mergeJson, updateUser } from "./users.ts";

export interface NewIdentity {
  provider: string;
  /** The person's id at the provider. */
  providerId: string;
  data: Record<string, unknown>;
}

/** Adds an identity, and updates the person's list of providers. Call it inside a transaction. */
export async function addIdentity(db: Db, user: User, identity: NewIdentity, now: number): Promise<User> {
  const { provider, providerId, data } = identity;
  await db
    .insertInto("auth_identities")
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider,
      provider_id: providerId,
      data: JSON.stringify(data),
      email: typeof data.email === "string" ? data.email.toLowerCase() : null,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return listProviders(db, user, now);
}

/** Stores app_metadata.provider and .providers, which follow from the stored identities. */
export async function listProviders(db: Db, user: User, now: number): Promise<User> {
  const rows = await db
    .selectFrom("auth_identities")
    .select("provider")
    .where("user_id", "=", user.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const providers = [...new Set(rows.map(({ provider }) => provider))];
  const change = providers.length > 0 ? { provider: providers[0], providers } : { provider: null, providers: null };
  return updateUser(db, user.id, now, { app_metadata: mergeJson(user.app_metadata, change) });
}

/**
 * Removes credentials that a stranger may have prepared (account pre-hijacking). Until an address is confirmed, somebody else may have set
 * its password or added an identity, and could still sign in after the confirmation. `same` is the hash of a password that was typed again
 * just now; this password stays. Call it inside a transaction in which the person is locked.
 */
export async function dropUnverifiedCredentials(
  db: Db,
  user: User,
  now: number,
  same: string | null = null,
): Promise<User> {
  if (user.email_confirmed_at !== null) return user;
  const password_hash = user.password_hash === same ? same : null;
  const own = await updateUser(db, user.id, now, { password_hash });
  const dropped = await db
    .deleteFrom("auth_identities")
    .where("user_id", "=", user.id)
    .where("provider", "not in", ["email", "phone"])
    .executeTakeFirst();
  return dropped.numDeletedRows > 0n ? listProviders(db, own, now) : own;
}

/** Tells whether the address of an identity was confirmed by us or verified by the provider. */
export const isVerified = ({ data }: { data: string }): boolean => JSON.parse(data).email_verified === true;

export const emailIdentity = (user: User, email: string, verified: boolean): NewIdentity => ({
  provider: "email",
  providerId: user.id,
  data: { sub: user.id, email, email_verified: verified, phone_verified: false },
});

export const phoneIdentity = (user: User, phone: string, verified: boolean): NewIdentity => ({
  provider: "phone",
  providerId: user.id,
  data: { sub: user.id, phone, email_verified: false, phone_verified: verified },
});

/** Updates the person's e-mail or phone identity after the address was confirmed or changed. Creates the identity if there is none. */
export async function syncIdentity(
  db: Db,
  user: User,
  provider: "email" | "phone",
  address: string,
  now: number,
  verified = true,
): Promise<User> {
  const found = await db
    .selectFrom("auth_identities")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("provider", "=", provider)
    .executeTakeFirst();
  const make = provider === "email" ? emailIdentity : phoneIdentity;
  if (!found) return addIdentity(db, user, make(user, address, verified), now);
  const data = mergeJson(found.data, { [provider]: address, [`${provider}_verified`]: verified });
  await db
    .updateTable("auth_identities")
    .set({ data, updated_at: now, ...(provider === "email" && { email: address }) })
    .where("id", "=", found.id)
    .execute();
  return user;
}
