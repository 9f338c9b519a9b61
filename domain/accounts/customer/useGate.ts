import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { assure, useAuth, withNext } from "#domain/sign-in/index.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { isLeaving } from "./useSignOut.ts";

const minute = 60_000;

/**
 * Redirects to sign-in or to the second step if one of them is needed. When the person changes, it clears the cached data of the previous
 * person.
 */
export function useGate(): boolean {
  const { loading, unreachable, user, session, auth } = useAuth();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const assured = useAssured();
  const [checked, setChecked] = useState<string>();
  const id = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: this runs when the person changes
  useEffect(() => () => queries.clear(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: this asks again for every session, but not for every page
  useEffect(() => {
    if (loading || unreachable) return;
    const goTo = (page: "/sign-in" | "/second-factor") =>
      navigate(withNext(page, language, pathname + search), { replace: true });
    if (!session) return isLeaving() ? undefined : void goTo("/sign-in");
    async function look() {
      await assured();
      const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
      // If there is no level, the person is signed out, and this effect runs again.
      if (data && data.nextLevel !== data.currentLevel) await goTo("/second-factor");
      else if (data?.currentLevel !== null) setChecked(id);
    }
    void look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [loading, unreachable, session?.access_token]);
  return user !== null && checked === id;
}

/**
 * Returns a function that asks the backend whether the session is still valid, at most once a minute. It is called at the start and when
 * the window gets the focus.
 */
function useAssured() {
  const { auth } = useAuth();
  const lastCheck = useRef({ at: 0, answer: Promise.resolve() });
  return () => {
    if (Date.now() - lastCheck.current.at > minute) lastCheck.current = { at: Date.now(), answer: assure(auth()) };
    return lastCheck.current.answer;
  };
}
