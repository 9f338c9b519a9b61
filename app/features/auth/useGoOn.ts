import { isAuthApiError } from "@supabase/supabase-js";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { isPersonal, withNext } from "./next.ts";

/** On to where somebody was going; over the second step, where the account has one. */
export function useGoOn() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { auth } = useAuth();
  /** A renewed session is news to pages that go on at such news. */
  const going = useRef(false);
  // The server decides by the session as it is now, which an older token may not say; where it is gone, the client keeps
  // it until its token ends, and we would go to and fro.
  async function renewed(): Promise<boolean> {
    const { error } = await auth().refreshSession();
    if (!isAuthApiError(error) || error.status >= 429) return true;
    await auth().signOut({ scope: "local" });
    return false;
  }
  /** Whether this page is being left. */
  async function leave(next: string): Promise<boolean> {
    if (!isPersonal(next) && !(await renewed())) return false;
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    const way = data && data.nextLevel !== data.currentLevel ? withNext("/second-factor", language, next) : next;
    if (!isPersonal(way)) location.replace(way);
    else await navigate(way, { replace: true });
    return !isPersonal(way);
  }
  return async (next: string): Promise<void> => {
    if (going.current) return;
    going.current = true;
    const leaves = leave(next);
    going.current = await leaves.catch(() => false);
    await leaves;
  };
}
