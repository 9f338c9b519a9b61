import { useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useAuth } from "./AuthProvider.tsx";
import { isAborted, makesPasskeys } from "./passkey.ts";
import { type Problem, problemOf } from "./problems.ts";
import { useAction } from "./useAction.ts";

/** Signs in with a passkey, by a button or from the browser's suggestions. The page then learns from the session who has signed in. */
export function usePasskey() {
  const { auth, passkeys } = useAuth();
  const isPossible = useHydrated() && passkeys && makesPasskeys();
  const action = useAction(async () => {
    const { error } = await auth().signInWithPasskey();
    return error && !isAborted(error) ? { error } : undefined;
  });
  // A browser shows only one passkey dialog at a time, so the suggestions stop while the dialog of the button is open.
  const suggested = useSuggested(isPossible && !action.busy);
  const reset = () => {
    suggested.reset();
    action.reset();
  };
  return {
    isPossible,
    run() {
      reset();
      action.run();
    },
    reset,
    busy: action.busy,
    problem: action.problem ?? suggested.problem,
  };
}

/**
 * The codes with which the server refuses a passkey that the person has chosen. Other errors of the suggestions are not shown, because the
 * person has not asked for anything.
 */
const refusals = new Set<unknown>([
  "webauthn_verification_failed",
  "webauthn_challenge_not_found",
  "user_banned",
  "email_not_confirmed",
]);

/** Lets the browser suggest passkeys in the email field (conditional mediation), and waits until the person chooses one. */
function useSuggested(isOn: boolean) {
  const { auth } = useAuth();
  const [problem, setProblem] = useState<Problem>();
  const offer = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return;
    const { error } = await auth().signInWithPasskey({ options: { mediation: "conditional", signal } });
    if (!error || signal.aborted) return;
    // The page was open for longer than a challenge is valid, so a new challenge is requested.
    if (error.code === "webauthn_challenge_expired") return offer(signal);
    if (refusals.has(error.code)) setProblem(problemOf(error));
  });
  useEffect(() => {
    if (!isOn) return;
    const waiting = new AbortController();
    void offer(waiting.signal);
    return () => waiting.abort();
  }, [isOn]);
  return { problem, reset: () => setProblem(undefined) };
}
