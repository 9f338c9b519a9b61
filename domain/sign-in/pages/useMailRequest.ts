import { useNavigate } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { withNext } from "./next.ts";
import type { PendingMail } from "./pending-mail.ts";
import { useMailed } from "./useMailed.ts";

/** Returns a function that requests a mail and opens the page on which its code can be typed. */
export function useMailRequest(kind: PendingMail["kind"], next: string) {
  const language = useLanguage();
  const navigate = useNavigate();
  const mailed = useMailed();
  return async (email: string) => {
    const { error } = await mailed.send({ kind, email, next });
    // The page must not reveal whether the email address has an account, so this error is ignored.
    if (error && !(kind === "magiclink" && error.code === "otp_disabled")) return { error };
    await navigate(withNext("/check-mail", language, next));
  };
}
