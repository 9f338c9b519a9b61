import { useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";

/** Out, here or everywhere; whoever comes next begins at the beginning. */
export function useSignOut() {
  const { auth } = useAuth();
  const navigate = useNavigate();
  const language = useLanguage();
  return async (scope: "local" | "global", state?: object) => {
    const answer = await auth().signOut({ scope });
    if (!answer.error || scope === "local") await navigate(href("/sign-in", language), { replace: true, state });
    return answer;
  };
}
