import { useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useAuth } from "./AuthProvider.tsx";
import { isAborted, makesPasskeys } from "./passkey.ts";
import { type Problem, problemOf } from "./problems.ts";
import { useAction } from "./useAction.ts";

/** Signs in by passkey, with a button or from the suggestions of the browser. The page learns from the session who is signed in then. */
export function usePasskey() {
  const { auth, passkeys } = useAuth();
  const isPossible = useHydrated() && passkeys && makesPasskeys();
  const action = useAction(async () => {
    const { error } = await auth().signInWithPasskey();
    return error && !isAborted(error) ? { error } : undefined;
  });
  // A browser asks for only one passkey at a time.
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
 * The server refuses a chosen passkey with these codes. An offer that fails earlier is not reported, because the person has not asked for anything
 * yet.
 */
const refusals = new Set<unknown>([
  "webauthn_verification_failed",
  "webauthn_challenge_not_found",
  "user_banned",
  "email_not_confirmed",
]);

/** Offers passkeys at the field of the address (conditional mediation). It waits until somebody chooses one there. */
function useSuggested(isOn: boolean) {
  const { auth } = useAuth();
  const [problem, setProblem] = useState<Problem>();
  const offer = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return;
    const { error } = await auth().signInWithPasskey({ options: { mediation: "conditional", signal } });
    if (!error || signal.aborted) return;
    // The page was open for longer than a challenge is valid.
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
