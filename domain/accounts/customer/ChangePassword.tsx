import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import * as z from "zod/mini";
import {
  CodeField,
  checkPassword,
  fieldsIn,
  PasswordField,
  Send,
  StatusMessage,
  TextLink,
  Trouble,
  useAuth,
  useAuthForm,
  withNext,
} from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Panel } from "./Head.tsx";

export function ChangePassword() {
  const t = useT("account");
  const [changed, setChanged] = useState(0);
  return (
    <Panel title={t("security.password")} text={t("security.passwordText")}>
      <StatusMessage>{changed > 0 && t("security.changed")}</StatusMessage>
      <PasswordForm key={changed} onChanged={() => setChanged(changed + 1)} />
    </Panel>
  );
}

/** The form to change the password. It asks for the current password. If the last sign-in was long ago, it also asks for a code by mail. */
function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useT("account");
  const words = useT("auth");
  const language = useLanguage();
  const { password, newPassword, code } = fieldsIn(words);
  const { user, minPassword } = useAuth();
  const { codeNeeded, change } = useChange(onChanged);
  const { field, problem, busy, submit } = useAuthForm(
    z.object({ current: password, password: newPassword(minPassword), nonce: codeNeeded ? code : z.optional(code) }),
    change,
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <div>
        <PasswordField
          id="current"
          label={words("fields.currentPassword")}
          autoComplete="current-password"
          {...field("current")}
        />
        <p className="mt-1.5 text-sm text-soft">
          {t("security.never")}{" "}
          <TextLink to={withNext("/forgot-password", language, href("/account/security", language))}>
            {t("security.byMail")}
          </TextLink>
        </p>
      </div>
      <PasswordField
        id="password"
        label={words("fields.newPassword")}
        hint={words("fields.passwordHint", { min: minPassword })}
        autoComplete="new-password"
        {...field("password")}
      />
      {codeNeeded && <CodeField id="nonce" label={t("security.mailCode")} {...field("nonce")} />}
      <div>
        <Send busy={busy} wide={false}>
          {t("security.change")}
        </Send>
      </div>
    </form>
  );
}

function useChange(onChanged: () => void) {
  const { auth, backend, user } = useAuth();
  const [codeNeeded, setCodeNeeded] = useState(false);
  async function change({ current, password, nonce }: { current: string; password: string; nonce?: string }) {
    // Some backends do not check the current password, so it is checked here first.
    const wrong = await checkPassword(backend, user?.email ?? "", current);
    if (wrong) return { error: wrong };
    const { error } = await auth().updateUser({ password, current_password: current, nonce });
    if (error?.code === "reauthentication_needed") {
      const { error: refused } = await auth().reauthenticate();
      if (refused) return { error: refused };
      setCodeNeeded(true);
    }
    if (error) return { error };
    onChanged();
  }
  return { codeNeeded, change };
}
