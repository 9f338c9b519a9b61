import {
  type EnquiryField,
  enquiryFields,
  type FormName,
  fieldNamed,
  isTextField,
} from "@site/ground/enquiry-fields.ts";
import * as z from "zod/mini";
import { choices } from "#site/forms/options.ts";
import { checksOf, limitIn, optionalText, requiredText } from "./schema.ts";

/** Accepts only one of these options. */
const choice = <const T extends readonly string[]>(options: T) =>
  z.enum(options, { error: ({ input }) => (input ? "invalid" : "required") });

/** Returns the schema that checks a field in this form. */
export function schemaOf(form: FormName, name: EnquiryField): z.ZodMiniType<string> {
  const isNeeded = fieldNamed(name).asked[form] === "must";
  if (isTextField(name))
    return isNeeded ? requiredText(name, limitIn(form, name)) : optionalText(limitIn(form, name), ...checksOf(name));
  const options = choices[enquiryFields[name].words];
  return isNeeded ? choice(options) : z._default(choice(["", ...options]), "");
}
