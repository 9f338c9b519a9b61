import { isAuthError, type User } from "@supabase/supabase-js";
import { db } from "#server/db/db.ts";
import { env } from "#server/env.ts";
import { accountUnder } from "#server/identity/accounts.ts";
import { isColleague } from "#server/staff/accounts.ts";
import { authAdmin } from "./backend.server.ts";

/** The confirmed account under an address, unless it is a colleague's: what becomes of those, the team page says. */
export async function customerUnder(email: string): Promise<User | null> {
  const id = env().SUPABASE_URL ? await hostedUnder(email) : await accountUnder(await db(), email);
  if (!id) return null;
  const { data, error } = await authAdmin().getUserById(id);
  if (error) throw error;
  const { user } = data;
  if (!user.email_confirmed_at || user.app_metadata.role) return null;
  return (await isColleague(await db(), { id, email })) ? null : user;
}

/** A hosted backend finds nobody by their address but to make them a link, which is thrown away. */
async function hostedUnder(email: string): Promise<string | undefined> {
  const { data, error } = await authAdmin().generateLink({ type: "recovery", email });
  if (isAuthError(error) && ["user_not_found", "validation_failed"].includes(error.code ?? "")) return undefined;
  if (error) throw error;
  return data.user.id;
}
