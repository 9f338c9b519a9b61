import { href } from "@site/ground/site-map/links.ts";
import { useNavigate } from "react-router";
import { useAuth } from "#domain/sign-in/index.ts";
import { useLanguage } from "#site/i18n/t.ts";

let leaving = false;

/** True while the person signs out in this tab. Other redirects must wait then. */
export const isLeaving = () => leaving;

/**
 * Returns a function that signs out in this browser or everywhere. The sign-in page gets no `next`, because the next person may be somebody
 * else.
 */
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
