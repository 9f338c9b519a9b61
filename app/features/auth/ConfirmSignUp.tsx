import { useState } from "react";
import { useT } from "#app/i18n/t.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { any, checksIn } from "./checks.ts";
import { EmailField } from "./EmailField.tsx";
import { Entrance } from "./Entrance.tsx";
import { ForAccount, OneClick } from "./OneClick.tsx";
import { Send, Trouble, useSay } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { Providers } from "./Providers.tsx";
import { isBegunHere, remember } from "./pending.ts";
import { SpentLink } from "./SpentLink.tsx";
import { type MailedLink, useConfirm } from "./useConfirm.ts";
import { useEntry } from "./useEntry.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailRequest } from "./useMailRequest.ts";

/**
 * Whoever created the account knows its password, which opens it as soon as the address is confirmed: so only who knows it too
 * confirms it, or whose browser it was.
 */
export function ConfirmSignUp({ link }: { link: MailedLink }) {
  const { user } = useAuth();
  const [isDone] = useState(Boolean(user?.email_confirmed_at && user.email === link.email));
  const [isOwn] = useState(() => isBegunHere(link.email));
  const [email, setEmail] = useState(link.email);
  const { outcome, confirm } = useConfirm(link);
  if (isDone || outcome === "expired") return <SpentLink {...link} email={email} />;
  return isOwn ? <OneClick link={link} /> : <PasswordForm link={link} onKnown={setEmail} confirm={confirm} />;
}

type FormProps = { link: MailedLink; onKnown: (email: string) => void; confirm: () => Promise<unknown> };

function PasswordForm({ link: { email, next }, onKnown, confirm }: FormProps) {
  const t = useT("auth");
  const { auth } = useAuth();
  const goOn = useGoOn();
  const checks = checksIn(t);
  const lost = useMailRequest("recovery", next);
  const { errors, problem, busy, submit } = useEntry({
    checks: { email: email ? any : checks.email, password: checks.password },
    say: useSay(),
    async send(given) {
      const { error } = await auth().signInWithPassword(given);
      if (!error) return goOn(next);
      // Said only to who knows the password.
      if (error.code !== "email_not_confirmed") return { error };
      remember({ kind: "signup", email: given.email, next, sentAt: Date.now() });
      onKnown(given.email);
      return confirm();
    },
  });
  return (
    <Entrance
      title={t("confirm.title.signup")}
      text={
        <>
          <ForAccount email={email} /> {t("confirm.password")}
        </>
      }
    >
      <Providers next={next} />
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          const by = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
          return by === "mail" ? lost.submit(event) : submit(event);
        }}
      >
        <Trouble problem={problem ?? lost.problem} />
        {email ? (
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        ) : (
          <EmailField id="email" error={errors.email ?? lost.errors.email} />
        )}
        <PasswordField
          id="password"
          name="password"
          label={t("fields.password")}
          autoComplete="current-password"
          error={errors.password}
        />
        <Send busy={busy || lost.busy}>{t("confirm.button.signup")}</Send>
        <p className="text-sm text-soft">{t("confirm.notYours")}</p>
        <Button type="submit" value="mail" look="quiet">
          {t("confirm.byMail")}
        </Button>
      </form>
    </Entrance>
  );
}
