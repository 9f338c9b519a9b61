import { isAuthApiError, isAuthSessionMissingError } from "@supabase/supabase-js";
import type { Auth } from "./client.ts";

/**
 * A session may have been ended elsewhere, and its person changed, long before its token runs out: what is stored here
 * follows what the backend says. Whether it could be asked at all does not matter; then everything stays as it was.
 */
export async function assure(auth: Auth): Promise<void> {
  const { data: stored } = await auth.getSession();
  if (!stored.session) return;
  const { data, error } = await auth.getUser();
  if (isOver(error)) await auth.signOut({ scope: "local" });
  // Renewing keeps the person as they are now, and tells the other tabs.
  else if (data.user && !isSame(data.user, stored.session.user)) await auth.refreshSession();
}

/** No such session, nobody to have it, or somebody who is banned; a missing one the client has forgotten by itself. */
const isOver = (error: unknown) =>
  isAuthApiError(error) && [401, 403].includes(error.status) && !isAuthSessionMissingError(error);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
