import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { Consent } from "./Consent.tsx";
import { EmailField } from "./EmailField.tsx";
import { Entrance } from "./Entrance.tsx";
import { nextIn, withNext } from "./next.ts";
import { Send, Trouble } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { Providers } from "./Providers.tsx";
import { storePending } from "./pending-mail.ts";
import { fieldsIn } from "./schema.ts";
import { TextLink } from "./TextLink.tsx";
import { useAuthForm } from "./useAuthForm.ts";
import { useGoOn } from "./useGoOn.ts";
import { useMailed } from "./useMailed.ts";

const languageOptions = languageCodes.map((code): [string, string] => [code, languages[code].label]);

export function SignUp() {
  const t = useT("auth");
  const language = useLanguage();
  const next = nextIn(useLocation().search, language);
  return (
    <Entrance
      title={t("signUp.title")}
      text={t("signUp.text")}
      foot={
        <>
          {t("signUp.have")} <TextLink to={withNext("/sign-in", language, next)}>{t("signUp.signIn")}</TextLink>
        </>
      }
    >
      <Providers next={next} />
      <SignUpForm next={next} />
    </Entrance>
  );
}

function SignUpForm({ next }: { next: string }) {
  const t = useT("auth");
  const language = useLanguage();
  const { minPassword } = useAuth();
  const { field, problem, busy, submit } = useSignUp(next);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <Field
        id="name"
        label={t("fields.name")}
        autoComplete="name"
        dir="auto"
        required
        maxLength={100}
        {...field("name")}
      />
      <EmailField id="email" {...field("email")} />
      <PasswordField
        id="password"
        label={t("fields.password")}
        hint={t("fields.passwordHint", { min: minPassword })}
        autoComplete="new-password"
        {...field("password")}
      />
      <Select
        id="language"
        label={t("fields.language")}
        defaultValue={language}
        options={languageOptions}
        {...field("language")}
      />
      <Consent {...field("consent")} />
      <Send busy={busy}>{t("signUp.button")}</Send>
    </form>
  );
}

function useSignUp(next: string) {
  const t = useT("auth");
  const language = useLanguage();
  const { auth, privacyVersion, minPassword } = useAuth();
  const { redirect } = useMailed();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { email, newPassword, name, consent } = fieldsIn(t);
  const schema = z.object({
    name,
    email,
    password: newPassword(minPassword),
    language: z.enum(languageCodes),
    consent,
  });
  return useAuthForm(schema, async (values) => {
    const details = { name: values.name, language: values.language, privacy: privacyVersion };
    const { data, error } = await auth().signUp({
      email: values.email,
      password: values.password,
      options: { data: details, emailRedirectTo: redirect(next) },
    });
    if (error) return { error };
    if (data.session) return goOn(next);
    storePending({ kind: "signup", email: values.email, next, sentAt: Date.now() });
    await navigate(withNext("/check-mail", language, next));
  });
}
