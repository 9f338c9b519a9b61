import { useState } from "react";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { CodeField } from "#app/features/auth/CodeField.tsx";
import { checksIn, digitsOf } from "#app/features/auth/checks.ts";
import type { Farewell } from "#app/features/auth/Gone.tsx";
import { Done, Trouble, useSay } from "#app/features/auth/Parts.tsx";
import { PasswordField } from "#app/features/auth/PasswordField.tsx";
import { useEntry } from "#app/features/auth/useEntry.ts";
import { useT } from "#app/i18n/t.ts";
import { busy as showBusy } from "#app/ui/busy.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { useApi } from "./useApi.ts";
import { useSignOut } from "./useSignOut.ts";

/** Asks once more who it is: by the password, or by a code for those who have none. */
export function DeleteForm() {
  const t = useT("account");
  const words = useT("auth");
  const checks = checksIn(words);
  const { user, auth } = useAuth();
  const { read } = useApi();
  const signOut = useSignOut();
  const [byCode, setByCode] = useState(false);
  const say = useSay();
  const remove = async (proof: Record<string, string>) => {
    const farewell = await read<Farewell>("data", new URLSearchParams(proof));
    await signOut("local", { farewell });
  };
  const password = useEntry({
    checks: { current: checks.password },
    say,
    send: ({ current }) => remove({ password: current }),
  });
  const code = useEntry({
    checks: { code: checks.code },
    say,
    send: (given) => remove({ code: digitsOf(given.code) }),
  });
  const mail = useEntry({
    checks: {},
    say,
    send: async () => {
      const email = user?.email ?? "";
      const answer = await showBusy(auth().signInWithOtp({ email, options: { shouldCreateUser: false } }));
      if (!answer.error) setByCode(true);
      return answer;
    },
  });
  const now = byCode ? code : password;
  return (
    <>
      <form key={String(byCode)} method="post" noValidate onSubmit={now.submit} className="grid gap-5">
        <Trouble problem={now.problem ?? mail.problem} />
        <Done>{byCode && t("data.codeSent")}</Done>
        {byCode ? (
          <CodeField id="code" error={code.errors.code} autoFocus />
        ) : (
          <PasswordField
            id="current"
            name="current"
            label={t("data.password")}
            autoComplete="current-password"
            error={password.errors.current}
          />
        )}
        <Button type="submit" look="outline" size="lg" className="!border-danger !text-danger">
          {t("data.confirm")}
        </Button>
      </form>
      {byCode ? (
        <Button look="quiet" onClick={() => setByCode(false)}>
          {t("data.orPassword")}
        </Button>
      ) : (
        <form method="post" onSubmit={mail.submit} className="grid">
          <Button type="submit" look="quiet">
            {t("data.orCode")}
          </Button>
        </form>
      )}
    </>
  );
}
