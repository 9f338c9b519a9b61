import { Select } from "#app/ui/controls/Select.tsx";
import { connectField, type FieldState } from "./connectField.tsx";
import type { ChoiceField as Field } from "./fields.ts";
import { nameOf, Radios } from "./Radios.tsx";

type Props = FieldState & {
  name: string;
  label: string;
  /** The label of each option. */
  names: Record<string, string>;
  hint?: string;
  /** As buttons side by side instead of a list. */
  open?: boolean;
};

/** One of a few options. */
export const ChoiceField = connectField(function Choice({ open = false, ...props }: Props) {
  const { field, id, name, label, names, value, set, error } = props;
  if (open) return <Radios {...props} />;
  return (
    <Select
      id={id}
      name={name}
      label={label}
      error={error}
      options={(field as Field).ids.map((choice) => [choice, nameOf(choice, names)])}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  );
});
