import { type ComponentType, memo, useCallback } from "react";
import { useCalculation } from "./calculation-context.ts";
import { fieldNamed, type OneField } from "./fields.ts";
import { problemText, signOf } from "./problem-text.ts";

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
  const field = fieldNamed(fields, name);
  if (!isOf(kind, field)) throw new Error(`There is no ${kind} ${name}`);
  const found = problems.find((problem) => problem.field === name);
  const sign = signOf(field, say);
  const set = useCallback((value: string) => setAll({ [name]: value }), [name, setAll]);
  const id = `f-${name.replaceAll(".", "-")}`;
  return {
    field,
    id,
    value: raw(name),
    set,
    sign,
    error: found && problemText(found, field, { ...say, words: calculatorProps.words }),
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
