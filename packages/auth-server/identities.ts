import { randomUUID } from "node:crypto";
import type { Db, User } from "./context.ts";
import { mergeJson, updateUser } from "./users.ts";

export interface NewIdentity {
  provider: string;
  /** The provider's id for the person. */
  providerId: string;
  data: Record<string, unknown>;
}

/** Call it inside a transaction. Updates the person's list of providers too. */
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

/** Derives app_metadata.provider and .providers from the stored identities. */
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
 * Call it inside a transaction with the person locked. Prevents account pre-hijacking: until an address is confirmed, its password may
 * have been set, or its identity brought along, by somebody else. Such credentials are removed, because they would still work after the
 * confirmation. `same` is the hash of a password that was typed again just now; it stays.
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

/** Tells whether we have confirmed the address of an identity, or the provider has verified it. */
export const isVerified = ({ data }: { data: string }): boolean => JSON.parse(data).email_verified === true;

/** The e-mail identity of a person. */
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

/** Updates the identity of an address or number that was confirmed or changed, or creates it. */
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
