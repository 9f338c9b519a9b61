import { useState } from "react";
import * as z from "zod/mini";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { browserIn } from "./browser.ts";
import { checkPassword } from "./client.ts";
import { Send, Trouble } from "./Parts.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { isAborted, withSecondStep } from "./passkey.ts";
import { isDeclined, problemOf } from "./problems.ts";
import { fieldsIn } from "./schema.ts";
import { useAction } from "./useAction.ts";
import { useAuthForm } from "./useAuthForm.ts";
import { useMethods } from "./useMethods.ts";
import { useProof } from "./useProof.ts";

interface Props {
  isFirst: boolean;
  onStart: () => void;
  onAdded: () => void;
}

/**
 * The form to add a passkey. For the first passkey the person has to type the password again, as for the first factor. For a further
 * passkey the person has to use an existing passkey or factor.
 */
export function AddPasskey({ isFirst, onStart, onAdded }: Props) {
  const t = useT("account");
  const { user } = useAuth();
  const methods = useMethods();
  const isSafe = user?.factors?.some(({ status }) => status === "verified");
  const asks = isFirst && !isSafe && methods?.includes("password");
  const [asking, setAsking] = useState(false);
  const add = useAdd(onAdded);
  const { problem, busy, run } = useAction(add);
  if (asking && asks) return <PasswordFirst add={add} onCancel={() => setAsking(false)} />;
  const start = () => {
    onStart();
    if (asks) setAsking(true);
    else run();
  };
  return (
    <>
      <Trouble problem={problem} />
      <Button
        look={isFirst ? "accent" : "outline"}
        className="justify-self-start"
        aria-disabled={busy || undefined}
        onClick={start}
      >
        {t(isFirst ? "security.passkeyAdd" : "security.passkeyAnother")}
      </Button>
    </>
  );
}

/** Returns a function that adds a passkey. The name is that of the authenticator, or otherwise that of this browser. */
function useAdd(onAdded: () => void) {
  const { auth } = useAuth();
  const prove = useProof();
  return async () => {
    const answer = await withSecondStep(auth(), prove, () => auth().registerPasskey());
    if (!answer || isAborted(answer.error)) return;
    const { data, error } = answer;
    if (error && isDeclined(problemOf(error))) return { error: { code: "passkey_not_added" } };
    if (error || !data) return { error };
    const friendlyName = browserIn(navigator.userAgent);
    if (!data.friendly_name && friendlyName) await auth().passkey.update({ passkeyId: data.id, friendlyName });
    onAdded();
  };
}

function PasswordFirst({ add, onCancel }: { add: () => Promise<unknown>; onCancel: () => void }) {
  const t = useT("account");
  const words = useT("auth");
  const { user, backend } = useAuth();
  const { password } = fieldsIn(words);
  const { field, problem, busy, submit } = useAuthForm(z.object({ current: password }), async ({ current }) => {
    const wrong = await checkPassword(backend, user?.email ?? "", current);
    return wrong ? { error: wrong } : add();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="card grid gap-5">
      <p className="text-sm text-soft">{t("security.passkeyPassword")}</p>
      <Trouble problem={problem} />
      <PasswordField
        id="passkey-password"
        label={words("fields.currentPassword")}
        autoComplete="current-password"
        autoFocus
        {...field("current")}
      />
      <div className="flex flex-wrap gap-3">
        <Send busy={busy} wide={false}>
          {t("security.passkeyAdd")}
        </Send>
        <Button look="quiet" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
