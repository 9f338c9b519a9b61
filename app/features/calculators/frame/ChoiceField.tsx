import { Select } from "#app/ui/controls/Select.tsx";
import type { ChoiceField as Field } from "./fields.ts";
import { Radios } from "./Radios.tsx";
import { useField } from "./useField.ts";

type Props = {
  name: string;
  label: string;
  /** What each may be called. */
  names: Record<string, string>;
  hint?: string;
  /** As buttons side by side rather than as a list. */
  open?: boolean;
};

/** One of a few. */
export function ChoiceField({ name, label, names, hint, open = false }: Props) {
  const { field, id, value, set, error } = useField(name);
  const options = (field as Field).ids.map((choice) => [choice, names[choice] ?? choice] as const);
  if (open) return <Radios name={name} label={label} options={options} hint={hint} />;
  return (
    <Select
      id={id}
      name={name}
      label={label}
      error={error}
      options={options.map(([choice, text]) => [choice, text])}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  );
}
