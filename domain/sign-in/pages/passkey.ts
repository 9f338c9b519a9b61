import type { Auth } from "./client.ts";

/** A refusal by the browser, with its cause if the browser gives one. */
type Failure = { code?: string; cause?: unknown } | null;

export const makesPasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** Tells whether the person left the page, or another request for a passkey came first. Then there is nothing to report. */
export const isAborted = (error: Failure): boolean =>
  error?.code === "ERROR_CEREMONY_ABORTED" || (error?.cause instanceof Error && error.cause.name === "AbortError");

type Answer = { data: unknown; error: Failure };

/**
 * Runs `act`, which changes how the person signs in. If the backend first requires the second step, the person takes it and `act` runs
 * again: a passkey is requested here, while a code is typed on another page, to which `prove` leads. Returns undefined if nothing was done.
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
  // The person chose a passkey of another account. The browser is now signed in to that account.
  if (shown.user?.id !== before.session?.user.id) return undefined;
  return act();
}
