import { KeyRound } from "lucide-react";
import { useT } from "#site/i18n/t.ts";
import { Button, type Look } from "#site/ui/primitives/Button.tsx";
import { useAuth } from "./AuthProvider.tsx";
import { Trouble } from "./Parts.tsx";
import { isAborted } from "./passkey.ts";
import { useAction } from "./useAction.ts";

/** The button to sign in with a passkey, which counts as both steps. It opens a new session. */
export function PasskeyStep({ onDone, look }: { onDone: () => Promise<void>; look: Look["look"] }) {
  const t = useT("auth");
  const { auth } = useAuth();
  const { problem, busy, run } = useAction(async () => {
    const { error } = await auth().signInWithPasskey();
    if (error) return isAborted(error) ? undefined : { error };
    await onDone();
  });
  return (
    <>
      <Trouble problem={problem} />
      <Button look={look} size="lg" className="w-full" aria-disabled={busy || undefined} onClick={() => run()}>
        <KeyRound size={20} aria-hidden />
        {t("second.passkey")}
      </Button>
    </>
  );
}
