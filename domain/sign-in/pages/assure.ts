import { isAuthApiError, isAuthSessionMissingError } from "@supabase/supabase-js";
import type { Auth } from "./client.ts";

/**
 * Checks the session with the backend and updates the stored session. The session may have ended elsewhere, or the user's data may have
 * changed, before the token expires. If the backend cannot be reached, nothing changes.
 */
export async function assure(auth: Auth): Promise<void> {
  const { data: stored } = await auth.getSession();
  if (!stored.session) return;
  const { data, error } = await auth.getUser();
  if (isOver(error)) await auth.signOut({ scope: "local" });
  // The refresh stores the current user data and tells the other tabs.
  else if (data.user && !isSame(data.user, stored.session.user)) await auth.refreshSession();
}

/**
 * Tells whether the session has ended, or the user is deleted or banned. A missing session is left out, because the client removes it by
 * itself.
 */
const isOver = (error: unknown) =>
  isAuthApiError(error) && [401, 403].includes(error.status) && !isAuthSessionMissingError(error);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
