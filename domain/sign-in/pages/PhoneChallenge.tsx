import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import * as z from "zod/mini";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { CodeField } from "./CodeField.tsx";
import { Send, Trouble } from "./Parts.tsx";
import { fieldsIn } from "./schema.ts";
import { useAction } from "./useAction.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { Address, Words } from "./Words.tsx";

/** The step with a code by text message. The code is sent only when the person asks for it, because each message costs money. */
export function PhoneChallenge({ factor, onDone }: { factor: Factor; onDone: () => Promise<void> }) {
  const t = useT("auth");
  const { auth } = useAuth();
  const [challenge, setChallenge] = useState<string>();
  const { code } = fieldsIn(t);
  const { field, problem, busy, submit } = useAuthForm(z.object({ code }), async (values) => {
    const { error } = await auth().mfa.verify({ factorId: factor.id, challengeId: challenge ?? "", ...values });
    if (error) return { error };
    await onDone();
  });
  const sending = useAction(async () => {
    const { data, error } = await auth().mfa.challenge({ factorId: factor.id, channel: "sms" });
    if (error) return { error };
    setChallenge(data.id);
  });
  const { phone = "" } = factor as Factor & { phone?: string };
  return (
    <>
      <p className="text-soft">
        <Words text={t("second.phoneText", { end: phone.slice(-3) })} parts={[Address]} />
      </p>
      <Trouble problem={sending.problem} />
      <Button look={challenge ? "quiet" : "outline"} size="lg" onClick={() => sending.run()}>
        {t(challenge ? "second.sendAgain" : "second.send")}
      </Button>
      {challenge && (
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <Trouble problem={problem} />
          <CodeField id="code" autoFocus {...field("code")} />
          <Send busy={busy}>{t("second.button")}</Send>
        </form>
      )}
    </>
  );
}
