import { useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";

let leaving = false;

/** Whether somebody is on the way out of this tab by their own wish: then nothing else leads them anywhere. */
export const isLeaving = () => leaving;

/** Out, here or everywhere; whoever comes next begins at the beginning. */
export function useSignOut() {
  const { auth } = useAuth();
  const navigate = useNavigate();
  const language = useLanguage();
  return async (scope: "local" | "global", state?: object) => {
    leaving = true;
    try {
      const answer = await auth().signOut({ scope });
      if (!answer.error || scope === "local") await navigate(href("/sign-in", language), { replace: true, state });
      return answer;
    } finally {
      leaving = false;
    }
  };
}
