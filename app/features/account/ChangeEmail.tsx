import { useState } from "react";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { checksIn } from "#app/features/auth/checks.ts";
import { EmailField } from "#app/features/auth/EmailField.tsx";
import { Done, Send, Trouble, useSay } from "#app/features/auth/Parts.tsx";
import { useEntry } from "#app/features/auth/useEntry.ts";
import { useMailed } from "#app/features/auth/useMailed.ts";
import { useSecondsUntil } from "#app/features/auth/useSecondsUntil.ts";
import { Address, Words } from "#app/features/auth/Words.tsx";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { Button } from "#app/ui/primitives/Button.tsx";

export function ChangeEmail() {
  const t = useT("account");
  const words = useT("auth");
  const { user } = useAuth();
  const change = useChange();
  const { errors, problem, busy, submit } = useEntry({
    checks: { email: checksIn(words).email },
    say: useSay(),
    send: ({ email }) => change(email),
  });
  const awaited = user?.new_email;
  return (
    <>
      <p>{Address(user?.email ?? "")}</p>
      <Done>{awaited && <Words text={t("profile.awaited", { email: awaited })} parts={[Address]} />}</Done>
      {awaited && <Again key={awaited} email={awaited} sentAt={Date.parse(user.email_change_sent_at ?? "") || 0} />}
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Trouble problem={problem} />
        <EmailField id="email" label={t("profile.newEmail")} autoComplete="email" error={errors.email} />
        <div>
          <Send busy={busy} wide={false} look="outline">
            {t("profile.changeEmail")}
          </Send>
        </div>
      </form>
    </>
  );
}

/** Asking for the same address once more sends the mails once more. */
function Again({ email, sentAt }: { email: string; sentAt: number }) {
  const words = useT("auth");
  const { mailIntervalMs } = useAuth();
  const change = useChange();
  const wait = useSecondsUntil(sentAt + mailIntervalMs);
  const [sent, setSent] = useState(false);
  const { problem, busy, submit } = useEntry({
    checks: {},
    say: useSay(),
    async send() {
      setSent(false);
      const { error } = await change(email);
      setSent(!error);
      return { error };
    },
  });
  return (
    <form method="post" onSubmit={submit} className="grid gap-3">
      <Trouble problem={problem} />
      <Done>{sent && words("checkMail.sentAgain")}</Done>
      <Button
        type="submit"
        look="quiet"
        className="justify-self-start"
        disabled={wait > 0}
        aria-disabled={busy || undefined}
      >
        {wait > 0 ? words("checkMail.againIn", { count: wait }) : words("checkMail.again")}
      </Button>
    </form>
  );
}

function useChange() {
  const language = useLanguage();
  const { auth } = useAuth();
  const { redirect } = useMailed();
  return (email: string) =>
    auth().updateUser({ email }, { emailRedirectTo: redirect(href("/account/profile", language)) });
}
