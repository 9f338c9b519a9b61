import { useMutation } from "@tanstack/react-query";
import { busy } from "#site/ui/busy.ts";
import { type Problem, problemOf } from "./problems.ts";

/**
 * Calls the backend from a button, and returns the state of the call: busy, done, or a problem. The client returns `error`, and our own endpoints
 * throw.
 */
export function useAction<Given = void>(
  ask: (input: Given) => Promise<unknown>,
  onProblem?: (problem: Problem) => void,
) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: (input: Given) => busy(ask(input).then(orThrow)),
    onError: (failure) => onProblem?.(problemOf(failure)),
  });
  return {
    run: (input: Given) => void (isPending || mutate(input)),
    reset,
    busy: isPending,
    done: isSuccess,
    problem: error ? problemOf(error) : undefined,
  };
}

function orThrow(answer: unknown) {
  const { error } = (answer ?? {}) as { error?: unknown };
  if (error) throw error;
  return answer;
}
