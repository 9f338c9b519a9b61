import type { Auth } from "./client.ts";

/** A refusal by the browser, with what it gave as the cause. */
type Failure = { code?: string; cause?: unknown } | null;

export const makesPasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** Something else was asked meanwhile, or the page was left: nothing to speak of. */
export const isAborted = (error: Failure): boolean =>
  error?.code === "ERROR_CEREMONY_ABORTED" || (error?.cause instanceof Error && error.cause.name === "AbortError");

type Answer = { data: unknown; error: Failure };

/**
 * Asks for the second step first where the backend wants it shown before it changes what signs in: a passkey here, and a code on the page
 * of the second step, to which `prove` leads. Nothing comes back where it was not done.
 */
export async function withSecondStep<T extends Answer>(auth: Auth, prove: () => void, act: () => Promise<T>) {
  const answer = await act();
  if (answer.error?.code !== "insufficient_aal") return answer;
  const { data: before } = await auth.getSession();
  if (before.session?.user.factors?.some(({ status }) => status === "verified")) {
    prove();
    return undefined;
  }
  const { data: shown, error } = await auth.signInWithPasskey();
  if (error) return { data: null, error };
  // Another account's passkey was chosen, and the browser is in that account now.
  if (shown.user?.id !== before.session?.user.id) return undefined;
  return act();
}
