import { Field } from "#app/ui/controls/Field.tsx";
import type { FieldName, FormName } from "./form-state.ts";
import { problemWords } from "./problem-words.ts";
import type { FormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

type TextName = "name" | "email" | "phone" | "message" | "area" | "size";

const kinds = {
  name: { autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email", inputMode: "email", dir: "ltr" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", dir: "ltr" },
  message: { multiline: true, rows: 5, dir: "auto" },
  area: { autoComplete: "address-level3", dir: "auto" },
  size: { dir: "auto" },
} as const;

type Props = {
  form: FormName;
  name: TextName;
  leadForm: LeadForm;
  given: FormProps;
  hint?: string;
  optional?: boolean;
  rows?: number;
  defaultValue?: string;
};

/** A text field of one of the forms, with its label and its problem. */
export function TextField({ form, name, leadForm, given, hint, optional = false, ...rest }: Props) {
  return (
    <Field
      id={`${form}-${name}`}
      name={name}
      {...labelAndProblem(form, name, leadForm, given)}
      hint={hint}
      optional={optional ? given.texts.optional : undefined}
      defaultValue={given.state?.values?.[name]}
      required={!optional}
      {...kinds[name]}
      {...rest}
    />
  );
}

export function labelAndProblem(form: FormName, name: FieldName, leadForm: LeadForm, { texts }: FormProps) {
  return {
    label: (texts as Partial<Record<FieldName, string>>)[name] ?? name,
    error: problemWords(form, name, leadForm.problems[name], texts),
  };
}
