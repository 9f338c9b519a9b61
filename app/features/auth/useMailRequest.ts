import { useNavigate } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { checksIn } from "./checks.ts";
import { withNext } from "./next.ts";
import { useSay } from "./Parts.tsx";
import { useEntry } from "./useEntry.ts";
import { useMailed } from "./useMailed.ts";

/** An address is typed, a mail goes there, and one waits where its code can be typed. */
export function useMailRequest(kind: "signup" | "recovery", next: string) {
  const t = useT("auth");
  const language = useLanguage();
  const navigate = useNavigate();
  const mailed = useMailed();
  return useEntry({
    checks: { email: checksIn(t).email },
    say: useSay(),
    async send({ email }) {
      const answer = await mailed.send({ kind, email, next });
      if (answer.error) return answer;
      await navigate(withNext("/check-mail", language, next));
    },
  });
}
