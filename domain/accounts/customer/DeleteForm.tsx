import { useState } from "react";
import * as z from "zod/mini";
import {
  CodeField,
  type Farewell,
  fieldsIn,
  PasswordField,
  StatusMessage,
  Trouble,
  useAction,
  useAuth,
  useAuthForm,
} from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useApi } from "./useApi.ts";
import { useSignOut } from "./useSignOut.ts";

/** The form to delete the account. It asks for the password again, or for a code by mail if the account has no password. */
export function DeleteForm() {
  const t = useT("account");
  const { user, auth } = useAuth();
  const [byCode, setByCode] = useState(false);
  const mail = useAction(async () => {
    const { error } = await auth().signInWithOtp({ email: user?.email ?? "", options: { shouldCreateUser: false } });
    if (error) return { error };
    setByCode(true);
  });
  return byCode ? (
    <>
      <CodeForm />
      <Button look="quiet" onClick={() => setByCode(false)}>
        {t("data.orPassword")}
      </Button>
    </>
  ) : (
    <>
      <Trouble problem={mail.problem} />
      <PasswordForm />
      <Button look="quiet" aria-disabled={mail.busy || undefined} onClick={() => mail.run()}>
        {t("data.orCode")}
      </Button>
    </>
  );
}

function PasswordForm() {
  const t = useT("account");
  const { password } = fieldsIn(useT("auth"));
  const remove = useRemove();
  const { field, problem, busy, submit } = useAuthForm(z.object({ current: password }), ({ current }) =>
    remove({ password: current }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <PasswordField id="current" label={t("data.password")} autoComplete="current-password" {...field("current")} />
      <Confirm busy={busy} />
    </form>
  );
}

function CodeForm() {
  const t = useT("account");
  const { code } = fieldsIn(useT("auth"));
  const { field, problem, busy, submit } = useAuthForm(z.object({ code }), useRemove());
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <StatusMessage>{t("data.codeSent")}</StatusMessage>
      <CodeField id="code" autoFocus {...field("code")} />
      <Confirm busy={busy} />
    </form>
  );
}

function Confirm({ busy }: { busy: boolean }) {
  const t = useT("account");
  return (
    <Button
      type="submit"
      look="outline"
      size="lg"
      aria-disabled={busy || undefined}
      className="!border-danger !text-danger"
    >
      {t("data.confirm")}
    </Button>
  );
}

function useRemove() {
  const { read } = useApi();
  const signOut = useSignOut();
  return async (proof: { password: string } | { code: string }) => {
    const farewell = await read<Farewell>("data", new URLSearchParams(proof));
    await signOut("local", { farewell });
  };
}
