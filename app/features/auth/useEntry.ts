import { type FormEvent, useState } from "react";
import { busy as showBusy } from "#app/ui/busy.ts";
import { type Problem, type ProblemKey, problemOf } from "./problems.ts";

/** Says what is wrong with a value, in words; undefined where nothing is. */
export type Check = (value: string) => string | undefined;

/** Problems that one field can mend stand at that field, where the form has it. */
const fieldOf: Partial<Record<Problem["key"], string>> = {
  weakPassword: "password",
  pwnedPassword: "password",
  passwordCharacters: "password",
  passwordTooLong: "password",
  samePassword: "password",
  currentPassword: "current",
  reauthenticationCode: "nonce",
  codeExpired: "code",
  factorCode: "code",
  factorExpired: "code",
  factorName: "name",
  emailInvalid: "email",
  emailTaken: "email",
};

interface Options<N extends string> {
  checks: Record<N, Check>;
  /** The words for a problem. */
  say(problem: Problem): string;
  /** What it answers with, may say what went wrong. */
  send(fields: Record<N, string>): Promise<unknown>;
}

/** A form of the entrance: checked here, sent by the client, its errors at their fields. */
export function useEntry<N extends string>({ checks, say, send }: Options<N>) {
  const [errors, setErrors] = useState<Partial<Record<N, string>>>({});
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const fields = valuesIn(given, Object.keys(checks) as N[]);
    const found = problemsIn(fields, checks);
    setProblem(undefined);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setBusy(true);
    const failure = await showBusy(outcome(send(fields)));
    setBusy(false);
    if (!failure) return;
    const field = fieldOf[failure.key as ProblemKey] as N | undefined;
    if (!field || !(field in checks)) return setProblem(failure);
    setErrors({ [field]: say(failure) } as Partial<Record<N, string>>);
    focusFirst(form, { [field]: "" });
  }
  return { errors, problem, setProblem, busy, submit };
}

async function outcome(sending: Promise<unknown>): Promise<Problem | undefined> {
  try {
    const answer = await sending;
    const { error } = (answer ?? {}) as { error?: unknown };
    return error ? problemOf(error) : undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** Passwords as they are; of everything else what was typed by mistake around it goes. */
const valuesIn = <N extends string>(form: FormData, names: N[]) =>
  Object.fromEntries(
    names.map((name) => {
      const value = String(form.get(name) ?? "");
      return [name, ["password", "current"].includes(name) ? value : value.trim()];
    }),
  ) as Record<N, string>;

function problemsIn<N extends string>(fields: Record<N, string>, checks: Record<N, Check>) {
  const found = Object.entries<string>(fields).flatMap(([name, value]) => {
    const error = checks[name as N](value);
    return error ? [[name, error]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<N, string>>;
}

function focusFirst(form: HTMLFormElement, errors: Record<string, unknown>) {
  const first = [...form.elements].find((control) => (control.getAttribute("name") ?? "") in errors);
  if (first instanceof HTMLElement) first.focus();
}
