import type { Selectable } from "kysely";
import type { Db, User } from "./context.ts";
import type { FactorsTable, IdentitiesTable } from "./tables.ts";
import { audience } from "./tokens.ts";

type Json = Record<string, unknown>;

const instant = (at: number): string => new Date(at).toISOString();
/** Returns an object with the time under this name, or an empty object if there is no time. */
const at = (name: string, value: number | null): Json => (value === null ? {} : { [name]: instant(value) });
const filled = (name: string, value: string | null): Json => (value ? { [name]: value } : {});

/** Returns the JSON of a user as the client sees them. Identities and factors are read from the database. */
export async function userJson(db: Db, user: User): Promise<Json> {
  const of = { user_id: user.id };
  const identities = await db
    .selectFrom("auth_identities")
    .selectAll()
    .where("user_id", "=", of.user_id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const factors = await db
    .selectFrom("auth_factors")
    .selectAll()
    .where("user_id", "=", of.user_id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return userShape(user, identities.map(identityJson), factors.map(factorJson));
}

/**
 * Makes the JSON of a user. Also used for accounts that do not exist, because the answer to a sign-up must look the same for a known
 * address.
 */
export function userShape(user: User, identities: Json[], factors: Json[] = []): Json {
  const confirmed = [user.email_confirmed_at, user.phone_confirmed_at].filter((value) => value !== null);
  return {
    id: user.id,
    aud: audience,
    role: user.role,
    email: user.email ?? "",
    ...at("email_confirmed_at", user.email_confirmed_at),
    ...at("invited_at", user.invited_at),
    phone: user.phone ?? "",
    ...at("phone_confirmed_at", user.phone_confirmed_at),
    ...at("confirmation_sent_at", user.confirmation_sent_at),
    ...at("confirmed_at", confirmed.length > 0 ? Math.min(...confirmed) : null),
    ...at("recovery_sent_at", user.recovery_sent_at),
    ...filled("new_email", user.new_email),
    ...at("email_change_sent_at", user.email_change_sent_at),
    ...filled("new_phone", user.new_phone),
    ...at("phone_change_sent_at", user.phone_change_sent_at),
    ...at("reauthentication_sent_at", user.reauthentication_sent_at),
    ...at("last_sign_in_at", user.last_sign_in_at),
    app_metadata: JSON.parse(user.app_metadata),
    user_metadata: JSON.parse(user.user_metadata),
    ...(factors.length > 0 && { factors }),
    identities,
    created_at: instant(user.created_at),
    updated_at: instant(user.updated_at),
    ...at("banned_until", user.banned_until),
    ...at("deleted_at", user.deleted_at),
    is_anonymous: user.is_anonymous === 1,
  };
}

export const identityJson = (identity: Selectable<IdentitiesTable>): Json => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: JSON.parse(identity.data),
  provider: identity.provider,
  ...at("last_sign_in_at", identity.last_sign_in_at),
  created_at: instant(identity.created_at),
  updated_at: instant(identity.updated_at),
  ...filled("email", identity.email),
});

export const factorJson = (factor: Selectable<FactorsTable>): Json => ({
  id: factor.id,
  ...filled("friendly_name", factor.friendly_name),
  factor_type: factor.type,
  status: factor.status,
  phone: factor.phone ?? "",
  last_challenged_at: factor.last_challenged_at === null ? null : instant(factor.last_challenged_at),
  created_at: instant(factor.created_at),
  updated_at: instant(factor.updated_at),
});
