import type { ReactNode } from "react";
import type { ChoiceField as Field } from "./fields.ts";
import { Radios } from "./Radios.tsx";
import { useField } from "./useField.ts";

type Props = {
  name: string;
  label: string;
  names: Record<string, string>;
  /** Drawn in currentColor; hidden from screen readers, who have the names. */
  pictures: Record<string, ReactNode>;
  hint?: string;
};

/** One of a few, by picture. */
export function PictureChoice({ name, label, names, pictures, hint }: Props) {
  const { ids } = useField(name).field as Field;
  return (
    <Radios
      name={name}
      label={label}
      hint={hint}
      options={ids.map((choice) => [choice, names[choice] ?? choice, pictures[choice]])}
    />
  );
}
