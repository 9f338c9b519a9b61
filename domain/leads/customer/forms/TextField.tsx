import { type EnquiryField, fieldNamed, isLong, type TextName } from "@site/ground/enquiry-fields.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import type { FieldName, FormName } from "./form-state.ts";
import { problemWords } from "./problem-words.ts";
import type { FormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

/** Attributes of the text fields. A field that is not in this list takes the direction of its text, and browsers do not fill it in. */
const looks: Partial<Record<EnquiryField, object>> = {
  name: { autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email", inputMode: "email", dir: "ltr" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", dir: "ltr" },
  area: { autoComplete: "address-level3", dir: "auto" },
};

type Props = { form: FormName; name: TextName; leadForm: LeadForm; given: FormProps; defaultValue?: string };

/** Draws a text field of a form, with its label, its hint and its problem. */
export function TextField({ form, name, leadForm, given: props, defaultValue }: Props) {
  const required = fieldNamed(name).asked[form] === "must";
  const hints: Partial<Record<`${EnquiryField}Hint`, string>> = props.texts;
  return (
    <Field
      id={`${form}-${name}`}
      name={name}
      {...labelAndProblem(form, name, leadForm, props)}
      hint={hints[`${name}Hint`]}
      optional={required ? undefined : props.texts.optional}
      defaultValue={props.state?.values?.[name] ?? defaultValue}
      required={required}
      multiline={isLong(name)}
      rows={isLong(name) ? (required ? 5 : 3) : undefined}
      {...(looks[name] ?? { dir: "auto" })}
    />
  );
}

export function labelAndProblem(form: FormName, name: FieldName, leadForm: LeadForm, { texts }: FormProps) {
  const labels: Partial<Record<FieldName, string>> = texts;
  return { label: labels[name] ?? name, error: problemWords(form, name, leadForm.problems[name], texts) };
}
