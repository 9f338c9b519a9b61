import { useState } from "react";
import { useT } from "#app/i18n/t.ts";
import { Field } from "#app/ui/controls/Field.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { any, checksIn } from "./checks.ts";
import { type Auth, checkPassword } from "./client.ts";
import { EnrolSteps } from "./EnrolSteps.tsx";
import { Send, Trouble, useSay } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useEntry } from "./useEntry.ts";
import { useMethods } from "./useMethods.ts";

export type Enrolled = { id: string; secret: string; uri: string };

/** A new authenticator app: named first, since a name cannot be given later; then scanned, and proved to work. */
export function EnrolFactor({ onDone }: { onDone: () => unknown }) {
  const [factor, setFactor] = useState<Enrolled>();
  return factor ? <EnrolSteps factor={factor} onDone={onDone} /> : <NameForm onNamed={setFactor} />;
}

function NameForm({ onNamed }: { onNamed: (factor: Enrolled) => void }) {
  const t = useT("auth");
  const { user, auth, backend } = useAuth();
  const checks = checksIn(t);
  const methods = useMethods();
  const taken = (user?.factors ?? []).filter(({ status }) => status === "verified").length;
  // The first one decides who gets in from now on; each further one takes a session that has shown the first.
  const asks = taken === 0 && methods?.includes("password");
  const { errors, problem, busy, submit } = useEntry({
    checks: { name: checks.name, current: asks ? checks.password : any },
    say: useSay(),
    async send({ name, current }) {
      const wrong = asks && (await checkPassword(backend, user?.email ?? "", current));
      if (wrong) return { error: wrong };
      await removeUnfinished(auth());
      const { data, error } = await auth().mfa.enroll({ factorType: "totp", friendlyName: name });
      if (error) return { error };
      onNamed({ id: data.id, secret: data.totp.secret, uri: data.totp.uri });
    },
  });
  if (!methods) return null;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <Field
        id="name"
        name="name"
        label={t("enrol.name")}
        hint={t("enrol.nameHint")}
        defaultValue={t("enrol.defaultName") + (taken ? ` ${taken + 1}` : "")}
        autoComplete="off"
        dir="auto"
        required
        maxLength={50}
        error={errors.name}
      />
      {asks && (
        <PasswordField
          id="current-password"
          name="current"
          label={t("fields.currentPassword")}
          autoComplete="current-password"
          error={errors.current}
        />
      )}
      <Send busy={busy}>{t("enrol.start")}</Send>
    </form>
  );
}

/** Begun and never proved: it would stand in the way of the same name. */
async function removeUnfinished(auth: Auth): Promise<void> {
  const { data } = await auth.mfa.listFactors();
  const unfinished = (data?.all ?? []).filter(({ status }) => status === "unverified");
  for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id });
}
