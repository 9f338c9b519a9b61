import { type EnquiryField, enquiryFields, fieldNames, isLong, isTextField } from "@site/ground/enquiry-fields.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { recordOf } from "@site/typed";
import * as z from "zod/mini";
import { asciiDomain, emailPattern } from "#site/content/email.ts";
import { choices } from "#site/forms/options.ts";
import { dialable } from "#site/forms/phone.server.ts";
import { manyLines, oneLine, optionalText, singleSpaced } from "../../../customer/forms/schema.ts";

const phone = z.pipe(
  optionalText(enquiryFields.phone.limit, z.overwrite(westernDigits)),
  z.transform((typed, context) => {
    const number = typed && dialable(typed);
    if (typed && !number) context.issues.push({ code: "custom", message: "phone", input: typed });
    return number || "";
  }),
);

const emailOrNone = z.refine<string>((text) => text === "" || emailPattern.test(text), "email");

function schemaOf(name: EnquiryField): z.ZodMiniType<string> {
  if (isTextField(name)) return optionalText(enquiryFields[name].limit, isLong(name) ? manyLines : oneLine);
  return z._default(z.enum(["", ...choices[enquiryFields[name].words]]), "");
}

/**
 * The schema of the customer's details that a colleague enters. No field is required by itself, but there must be a name, a phone number or
 * an email address.
 */
export const customerSchema = z
  .object({
    ...recordOf(fieldNames, schemaOf),
    name: optionalText(enquiryFields.name.limit, singleSpaced, oneLine),
    phone,
    email: optionalText(enquiryFields.email.limit, oneLine, z.overwrite(asciiDomain), emailOrNone),
    locale: z.enum(languageCodes),
  })
  .check(z.refine(({ name, phone, email }) => name !== "" || phone !== "" || email !== "", { path: ["who"] }));
