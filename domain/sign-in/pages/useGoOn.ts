import { isAuthApiError } from "@supabase/supabase-js";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { bringKept } from "./anonymous-session.ts";
import { isPersonal, withNext } from "./next.ts";

/** Continues to the page that the person wanted. If the account has a second factor, it asks for that first. */
export function useGoOn() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { auth } = useAuth();
  /** A refresh changes the session, and pages call this again on such a change. Only the first call counts. */
  const going = useRef(false);
  // The server checks the session itself, because it may have ended before its token expires. The client would keep it until then, and the two would
  // redirect to each other forever.
  async function renewed(): Promise<boolean> {
    const { error } = await auth().refreshSession();
    if (!isAuthApiError(error) || error.status >= 429) return true;
    await auth().signOut({ scope: "local" });
    return false;
  }
  /** Returns true if the browser loads another document. */
  async function leave(next: string): Promise<boolean> {
    if (!isPersonal(next) && !(await renewed())) return false;
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    if (data && data.nextLevel === data.currentLevel)
      await bringKept((await auth().getSession()).data.session?.access_token);
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
