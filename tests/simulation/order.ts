import type { Call } from "./history.ts";

/** The state of the quotation in the model: who has answered it, and how. */
type State = "open" | "declined" | "superseded" | `accepted ${string}`;

type Answer = { ok: boolean; problem?: string };

/** Returns the state after the call, or undefined if the call cannot have this answer in this state. Without an answer, any is possible. */
function after(state: State, name: string, answer: Answer | undefined): State | undefined {
  const isAgreed = state.startsWith("accepted");
  if (name.startsWith("accept")) {
    const own = `accepted ${name}` as const;
    const isOk = state === "open" || state === own;
    if (answer && answer.ok !== isOk) return undefined;
    if (answer?.problem && answer.problem !== (isAgreed ? "conflict" : "state")) return undefined;
    return isOk ? own : state;
  }
  if (name === "decline") {
    const isOk = state === "open" || state === "declined";
    return answer && answer.ok !== isOk ? undefined : isOk ? "declined" : state;
  }
  // A revision is a draft that is made and then sent. Somebody else may do something between both, so a refusal says little.
  const mayRevise = !isAgreed && state !== "superseded";
  if (answer?.ok) return mayRevise || state === "superseded" ? "superseded" : undefined;
  return state;
}

const isAnswer = ({ name, outcome }: Call) =>
  /^(accept|decline|revise)/.test(name) && (outcome as Answer | undefined)?.problem !== "missing";

/**
 * Tells whether the calls about the quotation can have happened one after the other, each between its begin and its end, so that all answers
 * are right. A call whose answer nobody knows may have happened, or not.
 */
export function hasOrder(calls: readonly Call[]): boolean {
  const all = calls.filter(isAnswer).slice(0, 20);
  const seen = new Set<string>();
  const search = (done: number, state: State): boolean => {
    const key = `${done} ${state}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const left = all.filter((_, at) => !(done & (1 << at)));
    if (left.every(isUnheard)) return true;
    // Only a call that began before every other one ended may be the next one.
    const end = Math.min(...left.filter((call) => !isUnheard(call)).map(({ to = Number.POSITIVE_INFINITY }) => to));
    return all.some((call, at) => {
      if (done & (1 << at) || call.from > end) return false;
      const next = after(state, call.name, isUnheard(call) ? undefined : (call.outcome as Answer));
      return next !== undefined && search(done | (1 << at), next);
    });
  };
  return search(0, "open");
}

const isUnheard = ({ isUnknown, error }: Call) => isUnknown === true || error !== undefined;
