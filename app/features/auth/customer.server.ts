import { isAuthError, type User } from "@supabase/supabase-js";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { accountUnder } from "#server/identity/accounts.ts";
import { isColleague } from "#server/staff/accounts.ts";
import { authAdmin } from "./backend.server.ts";

/** The confirmed account of an address; not a colleague's, because those are managed on the team page. */
export async function customerUnder(email: string): Promise<User | null> {
  const id = env().SUPABASE_URL ? await hostedUnder(email) : await accountUnder(await db(), email);
  if (!id) return null;
  const { data, error } = await authAdmin().getUserById(id);
  if (error) throw error;
  const { user } = data;
  if (!user.email_confirmed_at || user.app_metadata.role) return null;
  return (await isColleague(await db(), { id, email })) ? null : user;
}

/** A hosted backend can look up a user by address only by generating a link, which we discard. */
async function hostedUnder(email: string): Promise<string | undefined> {
  const { data, error } = await authAdmin().generateLink({ type: "recovery", email });
  if (isAuthError(error) && ["user_not_found", "validation_failed"].includes(error.code ?? "")) return undefined;
  if (error) throw error;
  return data.user.id;
}
