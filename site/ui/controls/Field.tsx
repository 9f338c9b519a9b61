import type { ComponentProps } from "react";
import { controlClasses, ErrorLine, Hint, LabelText, notesOf } from "./FieldParts.tsx";

type Control = ComponentProps<"input"> & Omit<ComponentProps<"textarea">, keyof ComponentProps<"input">>;
type Props = Control & {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The word "optional" in the page's language, if the field may stay empty. */
  optional?: string;
  multiline?: boolean;
};

/** A labelled field. An error is shown at the field, announced by screen readers, and linked to the field. */
export function Field({ id, label, hint, error, optional, multiline = false, ...control }: Props) {
  const Tag = (multiline ? "textarea" : "input") as "input";
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        <LabelText label={label} optional={optional} />
      </label>
      <Tag
        id={id}
        aria-describedby={notesOf(id, hint, error)}
        aria-invalid={error ? true : undefined}
        className={controlClasses(error)}
        {...control}
      />
      <Hint id={id}>{hint}</Hint>
      <ErrorLine id={id}>{error}</ErrorLine>
    </div>
  );
}
