import { useState } from "react";
import * as z from "zod/mini";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { EmailField } from "./EmailField.tsx";
import { Entrance } from "./Entrance.tsx";
import { ForAccount, OneClick } from "./OneClick.tsx";
import { Send, Trouble } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { Providers } from "./Providers.tsx";
import { isStartedHere, storePending } from "./pending-mail.ts";
import { SpentLink } from "./SpentLink.tsx";
import { fieldsIn } from "./schema.ts";
import { useAction } from "./useAction.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { type MailedLink, useConfirm } from "./useConfirm.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailRequest } from "./useMailRequest.ts";

/**
 * Confirms the email address of a new account. A stranger may have signed up with this address. The address is therefore confirmed only
 * with the password, or in the browser in which the sign-up was made.
 */
export function ConfirmSignUp({ link }: { link: MailedLink }) {
  const { user } = useAuth();
  const [isDone] = useState(Boolean(user?.email_confirmed_at && user.email === link.email));
  const [isOwn] = useState(() => isStartedHere(link.email));
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
  const { password, ...fields } = fieldsIn(t);
  const lost = useAction(useMailRequest("recovery", next));
  const { field, problem, busy, submit, withField } = useAuthForm(
    z.object({ email: fields.email, password }),
    async (credentials) => {
      const { error } = await auth().signInWithPassword(credentials);
      if (!error) return goOn(next);
      // The server answers `email_not_confirmed` only if the password is correct.
      if (error.code !== "email_not_confirmed") return { error };
      storePending({ kind: "signup", email: credentials.email, next, sentAt: Date.now() });
      onKnown(credentials.email);
      return confirm();
    },
    { email: email || undefined },
  );
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
          lost.reset();
          submit(event);
        }}
      >
        <Trouble problem={lost.problem ?? problem} />
        {email ? (
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        ) : (
          <EmailField id="email" {...field("email")} />
        )}
        <PasswordField
          id="password"
          label={t("fields.password")}
          autoComplete="current-password"
          {...field("password")}
        />
        <Send busy={busy || lost.busy}>{t("confirm.button.signup")}</Send>
        <p className="text-sm text-soft">{t("confirm.notYours")}</p>
        <Button look="quiet" onClick={withField("email", lost.run)}>
          {t("confirm.byMail")}
        </Button>
      </form>
    </Entrance>
  );
}
