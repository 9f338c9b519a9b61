import { type ComponentType, memo, useCallback } from "react";
import { useCalculation } from "./calculation-context.ts";
import { fieldNamed, type OneField } from "./fields.ts";
import { fill } from "./say.ts";

/** What a control needs to know about its field. */
export interface FieldState {
  field: OneField;
  id: string;
  value: string;
  set: (value: string) => void;
  sign?: string;
  error?: string;
}

export function useField(name: string): FieldState {
  const { fields, given, problems, raw, say, setAll } = useCalculation();
  const { shared, format, unit } = say;
  const field = fieldNamed(fields, name);
  if (!field) throw new Error(`There is no field ${name}`);
  const found = problems.find((problem) => problem.field === name);
  const own = (given.words as { problems?: Record<string, string> }).problems;
  const words = found && (own?.[found.problem] ?? shared.problems[found.problem] ?? shared.problems.unknown);
  const limit = found?.limit === undefined ? "" : format(found.limit, 4);
  const sign = field.kind === "number" && field.unit ? unit(field.unit) : undefined;
  const set = useCallback((value: string) => setAll({ [name]: value }), [name, setAll]);
  const id = `f-${name.replaceAll(".", "-")}`;
  return {
    field,
    id,
    value: raw(name),
    set,
    sign,
    error: words && fill(words, { limit: sign ? `${limit} ${sign}` : limit }),
  };
}

/** Connects a control to its field; it is re-rendered only if that field changes. */
export function connectField<P extends { name: string }>(View: ComponentType<P & FieldState>) {
  const Memoized = memo(View) as ComponentType<P & FieldState>;
  return (props: P) => <Memoized {...props} {...useField(props.name)} />;
}
