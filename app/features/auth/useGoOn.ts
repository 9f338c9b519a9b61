import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { isPersonal, withNext } from "./next.ts";

/** On to where somebody was going; over the second step, where the account has one. */
export function useGoOn() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { auth } = useAuth();
  return async (next: string): Promise<void> => {
    // The server decides by the session as it is now, which an older token may not say: renewed, or gone for good.
    if (!isPersonal(next)) await auth().refreshSession();
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    const way = data && data.nextLevel !== data.currentLevel ? withNext("/second-factor", language, next) : next;
    if (isPersonal(way)) await navigate(way, { replace: true });
    else location.replace(way);
  };
}
