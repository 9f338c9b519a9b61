import { type ComponentType, memo, useCallback } from "react";
import { useCalculation } from "./calculation-context.ts";
import { fieldNamed, type OneField } from "./fields.ts";
import { fill } from "./say.ts";

type Kind = OneField["kind"];
type FieldOf<K extends Kind> = Extract<OneField, { kind: K }>;
const isOf = <K extends Kind>(kind: K, field: OneField | undefined): field is FieldOf<K> => field?.kind === kind;

/** The state of a field, which its control gets as props. */
export interface FieldState<K extends Kind = Kind> {
  field: FieldOf<K>;
  id: string;
  value: string;
  set: (value: string) => void;
  sign?: string;
  error?: string;
}

export function useField<K extends Kind>(kind: K, name: string): FieldState<K> {
  const { fields, given: calculatorProps, problems, raw, say, setAll } = useCalculation();
  const { shared, format, unit } = say;
  const field = fieldNamed(fields, name);
  if (!isOf(kind, field)) throw new Error(`There is no ${kind} ${name}`);
  const found = problems.find((problem) => problem.field === name);
  const own = (calculatorProps.words as { problems?: Record<string, string> }).problems;
  const words = found && (own?.[found.problem] ?? shared.problems[found.problem] ?? shared.problems.unknown);
  const limit = found?.limit === undefined ? "" : format(found.limit, 4);
  const sign = "unit" in field && field.unit ? unit(field.unit) : undefined;
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

/** Connects a control to its field. The control is rendered again only if that field changes. */
export function connectField<K extends Kind, P extends { name: string }>(
  kind: K,
  View: ComponentType<P & FieldState<K>>,
) {
  const Memoized = memo(View) as ComponentType<P & FieldState<K>>;
  return (props: P) => <Memoized {...props} {...useField(kind, props.name)} />;
}
