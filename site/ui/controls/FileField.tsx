import type { ComponentProps } from "react";
import { ErrorLine, Hint, LabelText, notesOf } from "./FieldParts.tsx";
import { FileInput } from "./FileInput.tsx";

type Props = ComponentProps<typeof FileInput> & {
  id: string;
  label: string;
  optional?: string;
  hint?: string;
  error?: string;
};

export const FileField = ({ id, label, optional, hint, error, ...input }: Props) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
      <LabelText label={label} optional={optional} />
    </label>
    <FileInput {...input} id={id} aria-describedby={notesOf(id, hint, error)} aria-invalid={error ? true : undefined} />
    <Hint id={id}>{hint}</Hint>
    <ErrorLine id={id}>{error}</ErrorLine>
  </div>
);
