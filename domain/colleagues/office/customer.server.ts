import { isAuthError, type User } from "@supabase/supabase-js";
import { authAdmin } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { accountsWith, accountUnder, type Contact } from "#platform/identity/accounts.ts";
import { env } from "#platform/process/env.ts";
import { isColleague } from "../store/accounts.ts";

/**
 * Finds the confirmed account with this email address. Accounts of colleagues are left out, because the page of colleagues manages them.
 */
export async function customerUnder(email: string): Promise<User | null> {
  const id = env().SUPABASE_URL ? await hostedUnder(email) : await accountUnder(await db(), email);
  return id ? customerOf(id) : null;
}

/** Finds the confirmed accounts with one of these email addresses or phone numbers. A hosted backend cannot search by phone number. */
export async function customersWith(contacts: readonly Contact[]): Promise<User[]> {
  const found: (User | null)[] = [];
  if (env().SUPABASE_URL) {
    const addresses = new Set(contacts.flatMap(({ email }) => email.toLowerCase() || []));
    for (const address of addresses) found.push(await customerUnder(address));
  } else for (const id of await accountsWith(await db(), contacts)) found.push(await customerOf(id));
  return found.filter((user) => user !== null);
}

async function customerOf(id: string): Promise<User | null> {
  const { data, error } = await authAdmin().getUserById(id);
  // The owner of the account or a colleague has just deleted it.
  if (error?.code === "user_not_found") return null;
  if (error) throw error;
  const { user } = data;
  if (!user.email_confirmed_at || user.app_metadata.role) return null;
  return (await isColleague(await db(), { id, email: user.email ?? "" })) ? null : user;
}

/** Finds the id of a user in a hosted backend. Its API finds a user by email address only by generating a link, which is thrown away. */
async function hostedUnder(email: string): Promise<string | undefined> {
  const { data, error } = await authAdmin().generateLink({ type: "recovery", email });
  if (isAuthError(error) && ["user_not_found", "validation_failed"].includes(error.code ?? "")) return undefined;
  if (error) throw error;
  return data.user.id;
}
