import type { Auth } from "./client.ts";

/** A refusal by the browser, with what it gave as the cause. */
type Failure = { code?: string; cause?: unknown } | null;

export const makesPasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** Something else was asked meanwhile, or the page was left: nothing to speak of. */
export const isAborted = (error: Failure): boolean =>
  error?.code === "ERROR_CEREMONY_ABORTED" || (error?.cause instanceof Error && error.cause.name === "AbortError");

type Answer = { data: unknown; error: Failure };

/** Asks for a passkey first where the backend wants one shown before it changes what signs in. */
export async function withPasskeyShown<T extends Answer>(auth: Auth, act: () => Promise<T>) {
  const answer = await act();
  if (answer.error?.code !== "insufficient_aal") return answer;
  const { data: before } = await auth.getSession();
  const { data: shown, error } = await auth.signInWithPasskey();
  if (error) return { data: null, error };
  // Another account's passkey was chosen, and the browser is in that account now.
  if (shown.user?.id !== before.session?.user.id) return { data: null, error: null };
  return act();
}
