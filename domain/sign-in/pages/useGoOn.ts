import { isAuthApiError } from "@supabase/supabase-js";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { bringKept } from "./anonymous-session.ts";
import { isPersonal, withNext } from "./next.ts";

/** Returns a function that continues to the page that the person wanted. If the account has a second step, its page comes first. */
export function useGoOn() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { auth } = useAuth();
  /**
   * True while a call is running. A refresh changes the session, and pages then call this function again; such a second call is ignored.
   */
  const going = useRef(false);
  // Refreshes the session before a document is loaded. The session may have ended on the server, while the client keeps it until its token
  // expires. Then the server would redirect to sign-in and the client back, for ever.
  async function renewed(): Promise<boolean> {
    const { error } = await auth().refreshSession();
    if (!isAuthApiError(error) || error.status >= 429) return true;
    await auth().signOut({ scope: "local" });
    return false;
  }
  /** Continues to a page. Returns true if the browser then loads another document. */
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
