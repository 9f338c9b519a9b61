import { Select } from "#site/ui/controls/Select.tsx";
import { connectField } from "./connectField.tsx";
import { nameOf, Radios } from "./Radios.tsx";

type Props = {
  name: string;
  label: string;
  /** The label of each option, by its id. */
  names: Record<string, string>;
  hint?: string;
  /** True for buttons side by side instead of a list. */
  open?: boolean;
};

/** A field for one of a few options. */
export const ChoiceField = connectField<"choice", Props>("choice", function Choice({ open = false, ...props }) {
  const { field, id, name, label, names, value, set, error } = props;
  if (open) return <Radios {...props} />;
  return (
    <Select
      id={id}
      name={name}
      label={label}
      error={error}
      options={field.ids.map((choice) => [choice, nameOf(choice, names)])}
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  );
});
