import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent, MouseEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { useSay } from "./Parts.tsx";
import type { Problem } from "./problems.ts";
import { useAction } from "./useAction.ts";

/** The field of each problem. The problem is shown at that field if the form has it. */
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

/**
 * Handles a form that the auth client sends. The schema validates it, and errors are shown at the fields. `known` holds values that no
 * control shows. Give default values to the controls and not here: a default given here would overwrite text that was typed before
 * hydration.
 */
export function useAuthForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  send: (values: Output) => Promise<unknown>,
  known?: DefaultValues<Input>,
) {
  const say = useSay();
  const { register, handleSubmit, setError, trigger, getValues, getFieldState, formState } = useForm<
    Input,
    unknown,
    Output
  >({ resolver: zodResolver(schema), defaultValues: known });
  const isField = (name: string | undefined): name is Path<Input> => name !== undefined && name in getValues();
  const { run, reset, busy, problem } = useAction(send, (refusal) => {
    const name = fieldOf[refusal.key];
    if (isField(name)) setError(name, { message: say(refusal) }, { shouldFocus: true });
  });
  /** Some password managers fill in a field without an event. The values are therefore read from the form before they are checked. */
  const takeOver = (form: HTMLFormElement | null) => {
    for (const { name, value } of form?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [])
      if (isField(name) && getValues(name) !== value) void register(name).onChange({ target: { name, value } });
  };
  return {
    /** Returns the props for a control: name, listeners and error message. */
    field: (name: Path<Input>) => ({ ...register(name), error: getFieldState(name, formState).error?.message }),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      takeOver(event.currentTarget);
      reset();
      void handleSubmit(run)(event);
    },
    /** Returns a click handler for another button of the form that needs only this field. */
    withField: (name: Path<Input>, act: (value: string) => void) => async (event: MouseEvent<HTMLButtonElement>) => {
      takeOver(event.currentTarget.form);
      if (await trigger(name, { shouldFocus: true })) act(getValues(name));
    },
    busy,
    problem: problem && isField(fieldOf[problem.key]) ? undefined : problem,
  };
}
