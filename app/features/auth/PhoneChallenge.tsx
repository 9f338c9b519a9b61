import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import { useT } from "#app/i18n/t.ts";
import { busy as showBusy } from "#app/ui/busy.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { CodeField } from "./CodeField.tsx";
import { checksIn, digitsOf } from "./checks.ts";
import { Send, Trouble, useSay } from "./Parts.tsx";
import { type Problem, problemOf } from "./problems.ts";
import { useEntry } from "./useEntry.ts";
import { Address, Words } from "./Words.tsx";

/** A code is sent only when asked for: each one costs. */
export function PhoneChallenge({ factor, onDone }: { factor: Factor; onDone: () => Promise<void> }) {
  const t = useT("auth");
  const { auth } = useAuth();
  const [challenge, setChallenge] = useState<string>();
  const [refused, setRefused] = useState<Problem>();
  const { errors, problem, busy, submit } = useEntry({
    checks: { code: checksIn(t).code },
    say: useSay(),
    async send({ code }) {
      const answer = { factorId: factor.id, challengeId: challenge ?? "", code: digitsOf(code) };
      const { error } = await auth().mfa.verify(answer);
      if (error) return { error };
      await onDone();
    },
  });
  async function sendCode() {
    const { data, error } = await showBusy(auth().mfa.challenge({ factorId: factor.id, channel: "sms" }));
    setRefused(error ? problemOf(error) : undefined);
    if (data) setChallenge(data.id);
  }
  const { phone = "" } = factor as Factor & { phone?: string };
  return (
    <>
      <p className="text-soft">
        <Words text={t("second.phoneText", { end: phone.slice(-3) })} parts={[Address]} />
      </p>
      <Trouble problem={refused} />
      <Button look={challenge ? "quiet" : "outline"} size="lg" onClick={sendCode}>
        {t(challenge ? "second.sendAgain" : "second.send")}
      </Button>
      {challenge && (
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <Trouble problem={problem} />
          <CodeField id="code" error={errors.code} autoFocus />
          <Send busy={busy}>{t("second.button")}</Send>
        </form>
      )}
    </>
  );
}
