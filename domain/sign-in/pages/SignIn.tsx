import { KeyRound } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { AccountErased, useFarewell } from "./AccountErased.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { EmailField } from "./EmailField.tsx";
import { Entrance, WaitingMessage } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, Trouble } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { Providers } from "./Providers.tsx";
import { fieldsIn } from "./schema.ts";
import { TextLink } from "./TextLink.tsx";
import { useAction } from "./useAction.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailRequest } from "./useMailRequest.ts";
import { usePasskey } from "./usePasskey.ts";

/** Sign-in by password, by mailed link, or through a provider. */
export function SignIn() {
  const t = useT("auth");
  const language = useLanguage();
  const next = nextIn(useLocation().search, language);
  const { loading, user } = useAuth();
  const goOn = useGoOn();
  const leave = useEffectEvent(() => goOn(next));
  // An anonymous person may want to sign in to a regular account, so the form is shown. A person who comes from a calculator only needs a
  // refreshed session.
  const isIn = user !== null && (!user.is_anonymous || /^(\/ar)?\/calculators\b/.test(next));
  const id = isIn && user.id;
  useEffect(() => {
    if (!loading && id) void leave();
  }, [loading, id]);
  const farewell = useFarewell();
  if (farewell) return <AccountErased {...farewell} />;
  if (isIn)
    return (
      <Entrance title={t("signIn.title")}>
        <WaitingMessage>{t("wait")}</WaitingMessage>
      </Entrance>
    );
  const isOfOffice = /^(\/ar)?\/(admin|my-visits)\b/.test(next);
  return (
    <Entrance
      title={t("signIn.title")}
      text={isOfOffice ? undefined : t("signIn.text")}
      foot={
        !isOfOffice && (
          <>
            {t("signIn.new")} <TextLink to={withNext("/sign-up", language, next)}>{t("signIn.create")}</TextLink>
          </>
        )
      }
    >
      <Providers next={next} />
      <PasswordForm next={next} />
    </Entrance>
  );
}

function PasswordForm({ next }: { next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  const { email, password } = fieldsIn(t);
  const { auth, passkeys } = useAuth();
  const passkey = usePasskey();
  const { field, problem, busy, submit, withField } = useAuthForm(z.object({ email, password }), (values) =>
    auth().signInWithPassword(values),
  );
  const link = useAction(useMailRequest("magiclink", next));
  const again = useAction(useMailRequest("signup", next));
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        link.reset();
        again.reset();
        passkey.reset();
        submit(event);
      }}
    >
      <Trouble problem={passkey.problem ?? link.problem ?? again.problem ?? problem}>
        {problem?.key === "emailNotConfirmed" && (
          <LinkButton onClick={withField("email", again.run)}>{t("signIn.confirmAgain")}</LinkButton>
        )}
        {problem?.key === "tooManyRequests" && (
          <LinkButton onClick={withField("email", link.run)}>{t("signIn.linkNow")}</LinkButton>
        )}
      </Trouble>
      <EmailField id="email" withPasskeys={passkeys} {...field("email")} />
      <div>
        <PasswordField
          id="password"
          label={t("fields.password")}
          autoComplete="current-password"
          {...field("password")}
        />
        <p className="mt-1.5 text-end text-sm">
          <TextLink to={withNext("/forgot-password", language, next)}>{t("signIn.forgot")}</TextLink>
        </p>
      </div>
      <Send busy={busy || link.busy || again.busy}>{t("signIn.button")}</Send>
      <div className="grid gap-3">
        {passkey.isPossible && (
          <Button look="outline" size="lg" aria-disabled={passkey.busy || undefined} onClick={() => passkey.run()}>
            <KeyRound size={20} aria-hidden />
            {t("signIn.passkey")}
          </Button>
        )}
        {passkey.isPossible && <p className="text-sm text-soft">{t("signIn.passkeyHint")}</p>}
        <Button look="quiet" onClick={withField("email", link.run)}>
          {t("signIn.link")}
        </Button>
      </div>
    </form>
  );
}

/** This button is not a submit button. Otherwise the Enter key would press it instead of the button that sends the password. */
const LinkButton = (props: ComponentProps<"button">) => (
  <button type="button" className="mt-1 block min-h-11 text-ink underline" {...props} />
);
