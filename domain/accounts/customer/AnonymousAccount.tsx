import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import * as z from "zod/mini";
import {
  Address,
  Consent,
  EmailField,
  fieldsIn,
  PasswordField,
  Send,
  StatusMessage,
  TextLink,
  Trouble,
  useAction,
  useAuth,
  useAuthForm,
  useMailed,
  Words,
  withNext,
} from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Ask } from "./Ask.tsx";
import { Calculations } from "./Calculations.tsx";
import { MailAgain, NewAddress } from "./ChangeEmail.tsx";
import { Panel } from "./Head.tsx";
import { useApi } from "./useApi.ts";
import { useSignOut } from "./useSignOut.ts";

/** The account of somebody who kept a calculation without an email address. It shows what is kept, and how to keep it for good. */
export function AnonymousAccount() {
  const t = useT("account");
  const language = useLanguage();
  const { user } = useAuth();
  const awaited = user?.new_email;
  return (
    <>
      <div className="mb-10">
        <Panel title={t("anonymous.title")} text={t("anonymous.text")}>
          {awaited ? <Awaited key={awaited} email={awaited} /> : <AddEmail />}
          <p className="text-sm text-soft">
            {t("anonymous.have")}{" "}
            <TextLink to={withNext("/sign-in", language, href("/account/calculations", language))}>
              {t("anonymous.signIn")}
            </TextLink>
          </p>
        </Panel>
      </div>
      <Calculations />
      <Erase />
    </>
  );
}

/**
 * The form to add an email address and a password. The password is stored at once, but nobody can sign in with it before the email address
 * is confirmed.
 */
function AddEmail() {
  const t = useT("account");
  const words = useT("auth");
  const language = useLanguage();
  const { auth, minPassword, privacyVersion } = useAuth();
  const { redirect } = useMailed();
  const { email, newPassword, consent } = fieldsIn(words);
  const schema = z.object({ email, password: newPassword(minPassword), consent });
  const { field, problem, busy, submit } = useAuthForm(schema, (values) =>
    auth().updateUser(
      { email: values.email, password: values.password, data: { language, privacy: privacyVersion } },
      { emailRedirectTo: redirect(href("/account/calculations", language)) },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <EmailField id="email" autoComplete="email" {...field("email")} />
      <PasswordField
        id="password"
        label={words("fields.password")}
        hint={words("fields.passwordHint", { min: minPassword })}
        autoComplete="new-password"
        {...field("password")}
      />
      <Consent {...field("consent")} />
      <div>
        <Send busy={busy} wide={false}>
          {t("anonymous.add")}
        </Send>
      </div>
    </form>
  );
}

/** The notice that the mail has to be confirmed. It can send the mail again, or to another email address if the first one was mistyped. */
function Awaited({ email }: { email: string }) {
  const t = useT("account");
  return (
    <>
      <StatusMessage>
        <Words text={t("anonymous.awaited", { email })} parts={[Address]} />
      </StatusMessage>
      <MailAgain email={email} page="/account/calculations" />
      <NewAddress send={t("anonymous.another")} page="/account/calculations" />
    </>
  );
}

function Erase() {
  const t = useT("account");
  const { read } = useApi();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const { problem, busy, run } = useAction(async () => {
    await read("data", new URLSearchParams());
    await signOut("local");
  });
  return (
    <div className="mt-10 border-t border-line pt-6">
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t("anonymous.erase")}
      </Button>
      {asking && (
        <Ask title={t("anonymous.sure")} onClose={() => setAsking(false)}>
          <Trouble problem={problem} />
          <Button
            look="outline"
            size="lg"
            aria-disabled={busy || undefined}
            className="!border-danger !text-danger"
            onClick={() => run()}
          >
            {t("anonymous.confirm")}
          </Button>
        </Ask>
      )}
    </div>
  );
}
