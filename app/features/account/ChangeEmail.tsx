import * as z from "zod/mini";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { EmailField } from "#app/features/auth/EmailField.tsx";
import { Done, Send, Trouble } from "#app/features/auth/Parts.tsx";
import { fieldsIn } from "#app/features/auth/schema.ts";
import { useAction } from "#app/features/auth/useAction.ts";
import { useAuthForm } from "#app/features/auth/useAuthForm.ts";
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
  const { email } = fieldsIn(words);
  const { field, problem, busy, submit } = useAuthForm(z.object({ email }), (values) => change(values.email));
  const awaited = user?.new_email;
  return (
    <>
      <p>{Address(user?.email ?? "")}</p>
      <Done>{awaited && <Words text={t("profile.awaited", { email: awaited })} parts={[Address]} />}</Done>
      {awaited && <Again key={awaited} email={awaited} sentAt={Date.parse(user.email_change_sent_at ?? "") || 0} />}
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Trouble problem={problem} />
        <EmailField id="email" label={t("profile.newEmail")} autoComplete="email" {...field("email")} />
        <div>
          <Send busy={busy} wide={false} look="outline">
            {t("profile.changeEmail")}
          </Send>
        </div>
      </form>
    </>
  );
}

/** A repeated change to the same address sends the mails again. */
function Again({ email, sentAt }: { email: string; sentAt: number }) {
  const words = useT("auth");
  const { mailIntervalMs } = useAuth();
  const change = useChange();
  const wait = useSecondsUntil(sentAt + mailIntervalMs);
  const again = useAction(() => change(email));
  return (
    <div className="grid gap-3">
      <Trouble problem={again.problem} />
      <Done>{again.done && words("checkMail.sentAgain")}</Done>
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={wait > 0}
        aria-disabled={again.busy || undefined}
        onClick={() => again.run()}
      >
        {wait > 0 ? words("checkMail.againIn", { count: wait }) : words("checkMail.again")}
      </Button>
    </div>
  );
}

function useChange() {
  const language = useLanguage();
  const { auth } = useAuth();
  const { redirect } = useMailed();
  return (email: string) =>
    auth().updateUser({ email }, { emailRedirectTo: redirect(href("/account/profile", language)) });
}
