import { isAuthApiError } from "@supabase/supabase-js";
import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { isPersonal, withNext } from "./next.ts";

/** On to where somebody was going; over the second step, where the account has one. */
export function useGoOn() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { auth } = useAuth();
  // The server decides by the session as it is now, which an older token may not say; where it is gone, the client keeps
  // it until its token ends, and we would go to and fro.
  async function renewed(): Promise<boolean> {
    const { error } = await auth().refreshSession();
    if (!isAuthApiError(error) || error.status >= 429) return true;
    await auth().signOut({ scope: "local" });
    return false;
  }
  return async (next: string): Promise<void> => {
    if (!isPersonal(next) && !(await renewed())) return;
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    const way = data && data.nextLevel !== data.currentLevel ? withNext("/second-factor", language, next) : next;
    if (isPersonal(way)) await navigate(way, { replace: true });
    else location.replace(way);
  };
}
