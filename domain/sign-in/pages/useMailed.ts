import { href } from "@site/ground/site-map/links.ts";
import { useLanguage } from "#site/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { withNext } from "./next.ts";
import { type PendingMail, storePending } from "./pending-mail.ts";

/**
 * Returns functions that request mails whose links lead back to this site. They also store what was requested, so that the mail can be
 * requested again.
 */
export function useMailed() {
  const language = useLanguage();
  const { auth } = useAuth();
  const redirect = (next: string) => location.origin + withNext("/auth/callback", language, next);

  function ask({ kind, email, next }: Omit<PendingMail, "sentAt">) {
    if (kind === "magiclink")
      return auth().signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: redirect(next) } });
    if (kind === "recovery") {
      const way = next === href("/account", language) ? "" : `?next=${encodeURIComponent(next)}`;
      return auth().resetPasswordForEmail(email, { redirectTo: redirect(href("/reset-password", language) + way) });
    }
    return auth().resend({ type: "signup", email, options: { emailRedirectTo: redirect(next) } });
  }
  return {
    redirect,
    async send(mail: Omit<PendingMail, "sentAt">) {
      const { error } = await ask(mail);
      if (!error || error.code === "otp_disabled") storePending({ ...mail, sentAt: Date.now() });
      return { error };
    },
  };
}
