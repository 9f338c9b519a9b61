import { useState } from "react";
import * as z from "zod/mini";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { type Auth, checkPassword } from "./client.ts";
import { type EnrolledFactor, EnrolSteps } from "./EnrolSteps.tsx";
import { Send, Trouble } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { isAborted, withSecondStep } from "./passkey.ts";
import { fieldsIn } from "./schema.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { useMethods } from "./useMethods.ts";
import { useProof } from "./useProof.ts";

/**
 * Adds an authenticator app. It first asks for a name, which cannot be changed later, then shows the key, and then asks for a code as
 * proof.
 */
export function EnrolFactor({ onDone }: { onDone: () => unknown }) {
  const [factor, setFactor] = useState<EnrolledFactor>();
  return factor ? <EnrolSteps factor={factor} onDone={onDone} /> : <NameForm onNamed={setFactor} />;
}

function NameForm({ onNamed }: { onNamed: (factor: EnrolledFactor) => void }) {
  const t = useT("auth");
  const { user, auth, backend } = useAuth();
  const { name, password } = fieldsIn(t);
  const methods = useMethods();
  const prove = useProof();
  const taken = (user?.factors ?? []).filter(({ status }) => status === "verified").length;
  // For the first factor the person has to type the password again. For a further factor the session needs a second step.
  const asks = taken === 0 && methods?.includes("password");
  const schema = z.object({ name, current: asks ? password : z.optional(password) });
  const { field, problem, busy, submit } = useAuthForm(schema, async (values) => {
    const wrong = values.current && (await checkPassword(backend, user?.email ?? "", values.current));
    if (wrong) return { error: wrong };
    await removeUnfinished(auth());
    const answer = await withSecondStep(auth(), prove, () =>
      auth().mfa.enroll({ factorType: "totp", friendlyName: values.name }),
    );
    if (!answer || isAborted(answer.error)) return;
    const { data, error } = answer;
    if (error || !data) return { error };
    onNamed({ id: data.id, secret: data.totp.secret, uri: data.totp.uri });
  });
  if (!methods) return null;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <Field
        id="name"
        label={t("enrol.name")}
        hint={t("enrol.nameHint")}
        defaultValue={t("enrol.defaultName") + (taken ? ` ${taken + 1}` : "")}
        autoComplete="off"
        dir="auto"
        required
        maxLength={50}
        {...field("name")}
      />
      {asks && (
        <PasswordField
          id="current-password"
          label={t("fields.currentPassword")}
          autoComplete="current-password"
          {...field("current")}
        />
      )}
      <Send busy={busy}>{t("enrol.start")}</Send>
    </form>
  );
}

/** Removes factors that were never verified. Otherwise their names could not be used again. */
async function removeUnfinished(auth: Auth): Promise<void> {
  const { data } = await auth.mfa.listFactors();
  const unfinished = (data?.all ?? []).filter(({ status }) => status === "unverified");
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id });
}
